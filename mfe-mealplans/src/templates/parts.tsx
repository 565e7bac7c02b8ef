import type { Language, TemplateKind } from '@sytno/domain';
import { useTexts, weekdayNames } from '@sytno/kit';
import { Chip, color, OFF_PAPER, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { placeOf } from './draft';
import type { Template } from './templates.queries';
import { TEMPLATE_TEXTS } from './template-texts';

export const Quiet = styled.p`
  margin: 0;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  text-wrap: pretty;
`;

/** Of a template's page, below one another. */
export const Stack = styled.div`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
`;

/** Beside its title or above its board. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  ${OFF_PAPER}
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

const TONES = {
  private: 'plain',
  pending: 'sunflower',
  published: 'dill',
  returned: 'chilli',
  withdrawn: 'plain',
  'change-private': 'sunflower',
  'change-pending': 'sunflower',
  'change-returned': 'chilli',
} as const;

/** Where an own template stands on its way to everybody. */
export function StandingChip({ standing }: { standing: Template['standing'] }) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  return standing && <Chip tone={TONES[standing]}>{t(`standing.${standing}`)}</Chip>;
}

/** "A week", "3 weeks". */
export function useKindWords(): (length: { kind: TemplateKind; weeks: number }) => string {
  const { t } = useTexts(TEMPLATE_TEXTS);
  return ({ kind, weeks }) => (kind === 'weeks' ? t('kinds.count', { count: weeks }) : t(`kinds.${kind}`));
}

/** Whose it is, in words. */
export function useAuthorWords(): (template: Pick<Template, 'author' | 'mine' | 'builtIn'>) => string {
  const { t } = useTexts(TEMPLATE_TEXTS);
  return ({ author, mine, builtIn }) => {
    if (builtIn) return t('author.builtIn');
    if (mine) return t('author.mine');
    if (author === null) return t('author.former');
    return author === '' ? t('author.nameless') : t('author.of', { name: author });
  };
}

/** The name of a day of a template: its weekday, with the week where there are several. */
export function useDayName(
  { kind }: { kind: TemplateKind },
  lng: Language,
  style: 'short' | 'long' = 'long',
): (date: string) => string {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const names = weekdayNames(lng, style);
  return (date) => {
    if (kind === 'day') return t('board.oneDay');
    const { week, weekday } = placeOf(date);
    const day = names[weekday - 1] ?? '';
    return kind === 'weeks' ? t('board.dayOfWeek', { day, week }) : day;
  };
}
