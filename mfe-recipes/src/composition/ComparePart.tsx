import type { Language, Nutrients } from '@sytno/domain';
import { formatGrams, formatKcal, formatMoney, numbersHiddenAtom, useTexts } from '@sytno/kit';
import { color, space, TYPE } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LiveFigures } from '../editor/figures';
import { Open, Part, Quiet } from '../editor/parts';
import { COMPOSITION_TEXTS } from './composition-texts';
import type { Composer } from './use-composer';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${space(2)} 0 ${space(2)} ${space(3)};
    border-top: 1px solid ${color('line')};
    text-align: right;
  }
  tr > :first-child {
    padding-left: 0;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
    text-align: left;
    overflow-wrap: anywhere;
  }
  thead th {
    border-top: 0;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  td {
    white-space: nowrap;
  }
  td:nth-child(2) {
    font: ${TYPE.strong};
  }
`;

const MACROS = ['protein', 'fat', 'carbs', 'fiber'] as const satisfies readonly (keyof Nutrients)[];

interface Row {
  readonly key: string;
  readonly name: string;
  readonly of: (figures: LiveFigures) => string;
}

/** What a serving comes to as the lines are now, beside the original's. */
export function ComparePart(props: {
  composer: Composer;
  lng: Language;
  /** What can be done about the difference. */
  children: ReactNode;
}) {
  const { composer, lng } = props;
  const { t } = useTexts(COMPOSITION_TEXTS);
  const { t: page } = useTexts('recipes');
  const hidden = useAtomValue(numbersHiddenAtom);
  const { figures, originals } = composer;
  const grams = (amount: number) => page('recipe.grams', { grams: formatGrams(amount, lng) });
  const nutrition: Row[] = [
    {
      key: 'kcal',
      name: t('compare.kcal'),
      of: ({ nutrition: { perServing } }) =>
        page('nutrition.kcalAmount', { amount: formatKcal(perServing.kcal, lng) }),
    },
    ...MACROS.map((key) => ({
      key,
      name: page(`nutrition.${key}`),
      of: ({ nutrition: { perServing } }: LiveFigures) => grams(perServing[key]),
    })),
  ];
  const rows: Row[] = [
    ...(hidden ? [] : nutrition),
    {
      key: 'weight',
      name: t('compare.weight'),
      of: ({ nutrition: { weight }, servings }) => grams(weight / servings),
    },
    {
      key: 'cost',
      name: t('compare.cost'),
      of: ({ cost, servings }) =>
        cost ? formatMoney(Math.round(cost.minor / servings), cost.currency, lng) : t('compare.unknown'),
    },
  ];
  const missing = figures.nutrition.completeness.missing.map(({ line }) => line + 1);
  return (
    <Part title={t('compare.title')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('compare.what')}</th>
            <th scope="col">{t('compare.mine')}</th>
            <th scope="col">{t('compare.original')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, of }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{of(figures)}</td>
              <td>{of(originals)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {missing.length > 0 && (
        <Open>{page('editor.figures.missing', { count: missing.length, lines: missing.join(', ') })}</Open>
      )}
      {figures.cost?.estimate && <Quiet>{t('compare.estimate')}</Quiet>}
      {props.children}
    </Part>
  );
}
