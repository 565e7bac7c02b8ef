import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { numbersHiddenAtom } from '../state/profile.atoms';
import { formatGrams } from '../format/format';
import { KIT_TEXTS } from '../i18n/i18n';
import { useTexts } from '../i18n/use-texts';
import { color, moves, RADIUS, space, TYPE } from '../theme/tokens';

/** Kilocalories of a gram (product decision 3: the factors of food labels). */
const ENERGY = { protein: 4, fat: 9, carbs: 4 } as const;
const PARTS = ['protein', 'fat', 'carbs'] as const;

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 8px;
  border-radius: ${RADIUS.full};
  background: ${color('line')};
  overflow: hidden;
  > * {
    ${moves('transition: flex-grow 200ms ease-out;')}
  }
`;

const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  margin: ${space(1)} 0 0;
  padding: 0;
  list-style: none;
  font: ${TYPE.quiet};
  li {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    color: ${color('quiet')};
  }
  i {
    width: 8px;
    height: 8px;
    border-radius: 2px;
  }
  b {
    color: ${color('text')};
    font-weight: 600;
  }
`;

/** Protein, fat and carbohydrate: the strip by the energy each brings, the words by its grams. */
export function MacroStrip(props: { protein: number; fat: number; carbs: number; bare?: boolean }) {
  const hidden = useAtomValue(numbersHiddenAtom);
  const { t, lng } = useTexts(KIT_TEXTS);
  const energy = (part: (typeof PARTS)[number]) => Math.max(0, props[part]) * ENERGY[part];
  const grams = (part: (typeof PARTS)[number]) =>
    `${formatGrams(props[part], lng)}\u00a0${t('units.g', { count: props[part] })}`;
  if (hidden) return null;
  return (
    <div>
      <Bar aria-hidden>
        {PARTS.filter((part) => energy(part) > 0).map((part) => (
          <span
            key={part}
            style={{ flex: `${String(energy(part))} 0 0`, minWidth: 3, background: color(part) }}
          />
        ))}
      </Bar>
      {!props.bare && (
        <Words aria-label={t('parts.macros.label')}>
          {PARTS.map((part) => (
            <li key={part}>
              <i style={{ background: color(part) }} />
              {t(`parts.macros.${part}`)} <b>{grams(part)}</b>
            </li>
          ))}
        </Words>
      )}
    </div>
  );
}
