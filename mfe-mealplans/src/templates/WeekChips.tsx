import { useTexts } from '@sytno/kit';
import { ToggleChip } from '@sytno/kit/ui';
import type { Draft } from './draft';
import { Chips } from './parts';
import { TEMPLATE_TEXTS } from './template-texts';

/** Which week of several is shown. */
export function WeekChips(props: {
  draft: Pick<Draft, 'kind' | 'weeks'>;
  week: number;
  onWeek: (week: number) => void;
}) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const { kind, weeks } = props.draft;
  if (kind !== 'weeks') return null;
  return (
    <Chips role="group" aria-label={t('board.weeks')}>
      {Array.from({ length: weeks }, (_, at) => at + 1).map((week) => (
        <ToggleChip key={week} on={week === props.week} onToggle={() => props.onWeek(week)}>
          {t('board.week', { week })}
        </ToggleChip>
      ))}
    </Chips>
  );
}
