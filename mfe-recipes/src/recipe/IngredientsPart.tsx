import { dimensionOf, rangeOf, type Language } from '@sytno/domain';
import { formatAmount, formatGrams, KIT_TEXTS, useTexts } from '@sytno/kit';
import { color, space, Stepper, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { groupsOf, linesFor, type Line } from './line-groups';
import { Part } from './parts';
import type { Recipe } from './recipe.queries';

const MOST_SERVINGS = 100;

const Heading = styled.h3`
  margin: 0 0 ${space(1)};
  font: ${TYPE.strong};
  color: ${color('quiet')};
`;

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space(3)};
  padding: ${space(2)} 0;
  border-top: 1px solid ${color('line')};
  overflow-wrap: anywhere;
`;

const Amount = styled.span`
  text-align: right;
  font: ${TYPE.strong};
`;

const Quiet = styled.span`
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

const Grams = styled(Quiet)`
  grid-column: 2;
  text-align: right;
`;

/** What goes into the pot, for as many servings as are asked for. */
export function IngredientsPart(props: {
  recipe: Recipe;
  lng: Language;
  servings: number;
  onServings: (servings: number) => void;
}) {
  const { t } = useTexts('recipes');
  const { recipe, lng, servings } = props;
  return (
    <Part
      title={t('recipe.ingredients')}
      beside={
        <Stepper
          value={servings}
          min={1}
          max={MOST_SERVINGS}
          lng={lng}
          label={t('servings.label')}
          lessLabel={t('servings.less')}
          moreLabel={t('servings.more')}
          onChange={props.onServings}
        />
      }
    >
      {groupsOf(linesFor(recipe, servings)).map(({ heading, lines }, place) => (
        <div key={place}>
          {heading && <Heading>{heading}</Heading>}
          <Lines>
            {lines.map((line) => (
              <IngredientLine key={line.position} line={line} lng={lng} />
            ))}
          </Lines>
        </div>
      ))}
    </Part>
  );
}

function IngredientLine({ line, lng }: { line: Line; lng: Language }) {
  const { t } = useTexts('recipes');
  const { t: kit } = useTexts(KIT_TEXTS);
  const remarks = [line.comment, line.optional ? t('recipe.optional') : ''].filter(Boolean).join(' · ');
  return (
    <Row>
      <span>{line.ingredientName}</span>
      <Amount>{amountIn(kit, lng, line)}</Amount>
      {remarks && <Quiet>{remarks}</Quiet>}
      {saysNoGrams(line) && line.grams !== null && (
        <Grams>{t('recipe.grams', { grams: formatGrams(line.grams, lng) })}</Grams>
      )}
    </Row>
  );
}

/** The amount in words; '' where the recipe says none. */
function amountIn(kit: ReturnType<typeof useTexts>['t'], lng: Language, line: Line): string {
  const range = rangeOf(line) ?? (line.unit === 'to_taste' ? { low: 0, high: 0 } : undefined);
  return range ? formatAmount(kit, lng, { ...range, unit: line.unit }) : '';
}

/** Whether the amount itself is in another measure than weight. */
function saysNoGrams({ unit }: Line): boolean {
  return unit !== null && dimensionOf(unit) !== 'mass';
}
