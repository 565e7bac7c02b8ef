import { dimensionOf, rangeOf, type Language } from '@sytno/domain';
import { formatAmount, formatGrams, KIT_TEXTS, useTexts } from '@sytno/kit';
import { color, space, TextLink, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { ingredientPath } from './ingredient-path';
import { groupsOf, linesFor, type Line } from './line-groups';
import { Remark } from './parts';
import type { Recipe } from './recipe.queries';

const Heading = styled.h3`
  overflow-wrap: anywhere;
  margin: 0 0 ${space(1)};
  font: ${TYPE.strong};
  color: ${color('beet')};
`;

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Name, its weight in grams where the amount says none, the amount at the right edge. */
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: 0 ${space(3)};
  align-items: baseline;
  padding: ${space(2)} 0;
  border-top: 1px solid ${color('line')};
  break-inside: avoid;
  overflow-wrap: anywhere;
  @media print {
    padding: 2px 0;
  }
`;

const Amount = styled.span`
  grid-area: 1 / 3;
  text-align: right;
  font: ${TYPE.strong};
`;

const Quiet = styled.span`
  grid-column: 1 / -1;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

const Grams = styled(Quiet)`
  grid-area: 1 / 2;
  text-align: right;
`;

/** The lines under their headings, for so many servings; `links` lead to the foods' own pages. */
export function IngredientLines(props: { recipe: Recipe; lng: Language; servings: number; links?: boolean }) {
  const { t } = useTexts('recipes');
  const { recipe, lng, servings, links = false } = props;
  if (recipe.lines.length === 0) return <Remark>{t('recipe.noLines')}</Remark>;
  return groupsOf(linesFor(recipe, servings)).map(({ heading, lines }, place) => (
    <div key={place}>
      {heading && <Heading lang={recipe.language}>{heading}</Heading>}
      <Lines>
        {lines.map((line) => (
          <IngredientLine
            key={line.position}
            line={line}
            lng={lng}
            written={recipe.language}
            path={links ? ingredientPath(line.ingredientId, lng) : null}
          />
        ))}
      </Lines>
    </div>
  ));
}

function IngredientLine(props: { line: Line; lng: Language; written: Language; path: string | null }) {
  const { line, lng, path } = props;
  const { t } = useTexts('recipes');
  const { t: kit } = useTexts(KIT_TEXTS);
  const optional = line.optional ? t('recipe.optional') : '';
  return (
    <Row>
      {path === null ? (
        <span>{line.ingredientName}</span>
      ) : (
        <span>
          <TextLink to={path}>{line.ingredientName}</TextLink>
        </span>
      )}
      <Amount>{amountIn(kit, lng, line)}</Amount>
      {(line.comment || optional) && (
        <Quiet>
          {line.comment && <span lang={props.written}>{line.comment}</span>}
          {line.comment && optional && ' · '}
          {optional}
        </Quiet>
      )}
      {saysNoWeight(line) && line.grams !== null && line.grams >= LEAST_GRAMS && (
        <Grams>{t('recipe.grams', { grams: formatGrams(line.grams, lng) })}</Grams>
      )}
    </Row>
  );
}

/** A weight that a kitchen scale shows. */
const LEAST_GRAMS = 1;
const METRIC_VOLUMES = ['ml', 'cl', 'dl', 'l'];

/** The amount in words; '' where the recipe says none. */
export function amountIn(kit: ReturnType<typeof useTexts>['t'], lng: Language, line: Line): string {
  const range = rangeOf(line) ?? (line.unit === 'to_taste' ? { low: 0, high: 0 } : undefined);
  return range ? formatAmount(kit, lng, { ...range, unit: line.unit }) : '';
}

/** Whether the amount is counted or spooned, so that a scale's reading helps. */
function saysNoWeight({ unit }: Line): boolean {
  return unit !== null && dimensionOf(unit) !== 'mass' && !METRIC_VOLUMES.includes(unit);
}
