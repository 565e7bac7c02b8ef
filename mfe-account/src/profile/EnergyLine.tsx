import type { Language } from '@sytno/domain';
import { formatKcal, useTexts } from '@sytno/kit';
import { color, MacroStrip, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { useWatch, type Control } from 'react-hook-form';
import { styled } from 'styled-components';
import { energyOf } from './energy';
import type { TargetFields } from './targets';

const Frame = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  border-radius: ${RADIUS.control};
  background: ${color('sunken')};
  p {
    margin: 0;
    font: ${TYPE.quiet};
  }
`;

/** What the three macros of the form make together, beside the target of energy; it says, and does not judge. */
export function EnergyLine({ control, lng }: { control: Control<TargetFields>; lng: Language }) {
  const { t } = useTexts('account');
  const { kcal, protein, fat, carbs } = useWatch({ control, name: 'targets' });
  const energy = energyOf({ protein, fat, carbs });
  if (energy === null) return null;
  const values = { energy: formatKcal(energy, lng), target: kcal === null ? '' : formatKcal(kcal, lng) };
  return (
    <Frame>
      <MacroStrip protein={protein ?? 0} fat={fat ?? 0} carbs={carbs ?? 0} />
      <p role="status">{t(kcal === null ? 'profile.energy' : 'profile.energyOf', values)}</p>
    </Frame>
  );
}
