import { DAY_LIMITS, type Language } from '@sytno/domain';
import { formatDay, formatMoney, formatNumber, numbersHiddenAtom, useTexts } from '@sytno/kit';
import { Confirm } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import type { OverLimit } from './over-limit';
import { PLAN_TEXTS } from './plan-texts';

/** Says by how much a day would go over its limits, and lets the dish come all the same. */
export function OverLimitDialog(props: { asked: OverLimit; lng: Language; onClose: () => void }) {
  const { t } = useTexts(PLAN_TEXTS);
  const hidden = useAtomValue(numbersHiddenAtom);
  const { asked, lng } = props;
  const shown = (name: 'kcal' | 'cash', value: number): string =>
    name === 'kcal' ? formatNumber(value, lng) : formatMoney(value, asked.currency, lng);
  return (
    <Confirm
      title={t('limits.over.title')}
      tone="main"
      action={t('limits.over.add')}
      onConfirm={() => {
        props.onClose();
        asked.go();
      }}
      onClose={props.onClose}
    >
      <p>{t('limits.over.text', { name: asked.item.recipeName, day: formatDay(asked.date, lng) })}</p>
      <ul>
        {DAY_LIMITS.filter((name) => asked.over[name] !== undefined).map((name) => (
          <li key={name}>
            {t(`limits.over.${name === 'kcal' && hidden ? 'kcalHidden' : name}`, {
              by: shown(name, asked.over[name] ?? 0),
              limit: shown(name, asked.limits[name] ?? 0),
            })}
          </li>
        ))}
      </ul>
    </Confirm>
  );
}
