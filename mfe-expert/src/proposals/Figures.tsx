import type { ProposalState, Language } from '@sytno/domain';
import { formatNumber, numbersHiddenAtom, useTexts } from '@sytno/kit';
import { Chip, color, space, TYPE, type ChipTone } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { signedNumber } from '../adherence/Chart';
import { GROUP_TEXTS } from '../groups/group-texts';
import type { FoodTargets } from '../groups/groups.queries';

const KEYS = ['kcal', 'protein', 'fat', 'carbs'] as const;

const Pairs = styled.dl`
  display: grid;
  /* Two of them under each other stand in the same columns. */
  grid-template-columns: minmax(0, 1.3fr) repeat(3, minmax(0, 1fr));
  gap: ${space(2)};
  max-width: 420px;
  margin: 0;
  div {
    display: grid;
  }
  dt {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  dd {
    margin: 0;
    font: ${TYPE.strong};
    font-variant-numeric: tabular-nums;
  }
`;

/** Figures of a day; with `signed`, how much above or below. Nothing when the reader hides numbers. */
export function Figures(props: { figures: FoodTargets; lng: Language; label?: string; signed?: boolean }) {
  const { t } = useTexts(GROUP_TEXTS);
  const hidden = useAtomValue(numbersHiddenAtom);
  const { figures, lng, signed = false } = props;
  if (hidden) return null;
  const shown = (key: (typeof KEYS)[number]) => {
    const value = figures[key];
    const number = signed ? signedNumber(value, lng) : formatNumber(value, lng);
    return `${number} ${t(key === 'kcal' ? 'figures.kcalUnit' : 'figures.gram')}`;
  };
  return (
    <Pairs aria-label={props.label}>
      {KEYS.map((key) => (
        <div key={key}>
          <dt>{t(`figures.${key}`)}</dt>
          <dd>{shown(key)}</dd>
        </div>
      ))}
    </Pairs>
  );
}

const TONES: Readonly<Record<ProposalState, ChipTone>> = {
  draft: 'plain',
  sent: 'sunflower',
  accepted: 'dill',
  refused: 'chilli',
  withdrawn: 'plain',
};

export function StateOfProposal({ state }: { state: ProposalState }) {
  const { t } = useTexts(GROUP_TEXTS);
  return <Chip tone={TONES[state]}>{t(`states.${state}`)}</Chip>;
}
