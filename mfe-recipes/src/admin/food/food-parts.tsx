import { KIT_TEXTS, useTexts } from '@sytno/kit';
import { color, Card, space, TYPE, upTo } from '@sytno/kit/ui';
import type { Doubt } from '@sytno/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../Icon';
import { ADMIN_TEXTS } from '../admin-texts';
import { useFaultWords } from '../use-fault-words';
import type { DraftFaults, FoodDraft } from './food-draft';

/** What each part of the form is given. */
export interface PartProps {
  readonly draft: FoodDraft;
  readonly change: (change: Partial<FoodDraft>) => void;
  readonly faults: DraftFaults;
  readonly doubts: readonly Doubt[];
}

const Box = styled(Card).attrs({ as: 'fieldset' })`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  margin: 0;
  > legend {
    float: left;
    width: 100%;
    padding: 0;
    font: ${TYPE.section};
  }
`;

/** A part of the form with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <legend>{title}</legend>
      {children}
    </Box>
  );
}

/** Fields side by side, as many as there is room for. */
export const Row = styled.div<{ $least?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${(props) => String(props.$least ?? 150)}px, 1fr));
  gap: ${space(4)};
  align-items: start;
  ${upTo('xs')} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 132px), 1fr));
  }
`;

/** Chips to choose among. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Line = styled.p`
  display: flex;
  gap: ${space(2)};
  margin: 0;
  padding: ${space(2)} ${space(3)};
  border-radius: 8px;
  background: ${color('sunflower-tint')};
  color: ${color('text')};
  > svg {
    flex: none;
    margin-top: 2px;
    color: ${color('sunflower')};
  }
`;

/** What looks wrong at some fields, as a question. */
export function Doubts({ doubts, fields }: { doubts: readonly Doubt[]; fields: readonly Doubt['field'][] }) {
  const { t } = useTexts(ADMIN_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const becauseOf = (doubt: Doubt): string => {
    if (doubt.kind !== 'diet') return '';
    return ['vegan', 'diet-fish', 'diet-pork', 'diet-meat', 'no-allergen'].includes(doubt.because)
      ? t(`doubts.because.${doubt.because}`)
      : kit(`allergens.${doubt.because}`);
  };
  return doubts
    .filter(({ field }) => fields.includes(field))
    .map((doubt) => (
      <Line key={`${doubt.kind} ${'flag' in doubt ? doubt.flag : ''}`} role="status">
        <Icon name="warning" size={18} />
        <span>
          {t(`doubts.${doubt.kind}`, {
            ...('expected' in doubt ? { expected: doubt.expected, given: doubt.given } : {}),
            ...('most' in doubt ? { most: doubt.most } : {}),
            ...('sum' in doubt ? { sum: doubt.sum } : {}),
            ...('flag' in doubt ? { flag: t(`diet.${doubt.flag}`), because: becauseOf(doubt) } : {}),
            ...('currency' in doubt ? { currency: doubt.currency } : {}),
          })}
        </span>
      </Line>
    ));
}

/** The words of a field's fault. */
export function useFault(faults: DraftFaults): (path: string) => string | undefined {
  const wordsOf = useFaultWords();
  return (path) => wordsOf(faults[path]);
}
