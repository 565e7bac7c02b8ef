import { dimensionOf, rangeOf, type Language } from '@sytno/domain';
import { formatAmount, formatGrams, KIT_TEXTS, useTexts } from '@sytno/kit';
import { color, space, Stepper, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { groupsOf, linesFor, type Line } from './line-groups';
import { Part, Remark } from './parts';
import type { Recipe } from './recipe.queries';

const MOST_SERVINGS = 100;

const Heading = styled.h3`
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

/** What the stepper leaves of itself on paper. */
const OnPaper = styled.span`
  display: none;
  @media print {
    display: inline;
  }
`;

const OnScreen = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  @media print {
    display: none;
  }
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
  const made = t('servings.made', { count: servings });
  return (
    <Part
      paper
      title={t('recipe.ingredients')}
      beside={
        <>
          <OnPaper>{made}</OnPaper>
          <OnScreen>
            <span aria-hidden>{t('servings.word', { count: servings })}</span>
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
          </OnScreen>
        </>
      }
    >
      {recipe.lines.length === 0 && <Remark>{t('recipe.noLines')}</Remark>}
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
function amountIn(kit: ReturnType<typeof useTexts>['t'], lng: Language, line: Line): string {
  const range = rangeOf(line) ?? (line.unit === 'to_taste' ? { low: 0, high: 0 } : undefined);
  return range ? formatAmount(kit, lng, { ...range, unit: line.unit }) : '';
}

/** Whether the amount is counted or spooned, so that a scale's reading helps. */
function saysNoWeight({ unit }: Line): boolean {
  return unit !== null && dimensionOf(unit) !== 'mass' && !METRIC_VOLUMES.includes(unit);
}
