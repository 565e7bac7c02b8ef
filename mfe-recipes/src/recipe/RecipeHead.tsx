import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Card, Chip, color, OFF_PAPER, RADIUS, space, TYPE, upTo } from '@sytno/kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Plate } from '../Plate';
import { FactStrip } from './FactStrip';
import { Chips } from './parts';
import type { Recipe } from './recipe.queries';

const Head = styled(Card).attrs({ as: 'header' })`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 7fr);
  padding: 0;
  overflow: hidden;
  margin-bottom: ${space(5)};
  > :first-child {
    padding: ${space(6)};
    ${OFF_PAPER}
  }
  ${upTo('md')} {
    grid-template-columns: minmax(0, 1fr);
    > :first-child {
      padding: ${space(5)};
    }
  }
  @media print {
    display: block;
    border: 0;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space(4)};
  align-content: center;
  min-width: 0;
  padding: ${space(6)};
  ${upTo('md')} {
    padding: ${space(4)};
  }
  @media print {
    padding: 0;
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(4)};
  > :first-child {
    flex: 1 1 320px;
    min-width: 0;
  }
  > :last-child {
    flex: none;
    max-width: 100%;
    ${OFF_PAPER}
  }
  h1 {
    margin: 0;
    font: ${TYPE.page};
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  p {
    margin: ${space(1)} 0 0;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const Description = styled.p`
  max-width: 68ch;
  margin: 0;
  overflow-wrap: anywhere;
  text-wrap: pretty;
  ${OFF_PAPER}
`;

const Source = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-block: -${space(2)};
  border-radius: ${RADIUS.control};
  color: ${color('beet')};
  text-underline-offset: 3px;
  overflow-wrap: anywhere;
  ${OFF_PAPER}
`;

/** The tools that have a name; others are not shown. */
const TOOLS = ['stove', 'oven', 'blender', 'mixer', 'microwave', 'multicooker', 'grill', 'freezer'];

/** The dish on its plate, its name and kind, the facts at a glance, and what can be done with it. */
export function RecipeHead({ recipe, lng, actions }: { recipe: Recipe; lng: Language; actions: ReactNode }) {
  const { t } = useTexts('recipes');
  const tools = recipe.equipment.filter((tool) => TOOLS.includes(tool));
  const source = webAddress(recipe.sourceUrl);
  const kind = [t('number', { number: recipe.number }), recipe.categoryName, recipe.subcategoryName];
  return (
    <Head>
      <Plate picture={recipe.picture} size={232} />
      <Words>
        <Top>
          <div>
            <h1 tabIndex={-1} data-page-title lang={recipe.language}>
              {recipe.name}
            </h1>
            <p>{kind.filter(Boolean).join(' · ')}</p>
          </div>
          {actions}
        </Top>
        {recipe.description && <Description lang={recipe.language}>{recipe.description}</Description>}
        <FactStrip recipe={recipe} lng={lng} />
        <Chips>
          {recipe.mealTypes.map((mealType) => (
            <Chip key={mealType} tone="beet">
              {t(`mealTypes.${mealType}`)}
            </Chip>
          ))}
          {tools.map((tool) => (
            <Chip key={tool}>{t(`tools.${tool}`)}</Chip>
          ))}
          {recipe.withoutElectricity && <Chip tone="dill">{t('recipe.withoutElectricity')}</Chip>}
        </Chips>
        {source && (
          <div>
            <Source href={source.href} target="_blank" rel="noopener noreferrer">
              {t('recipe.source', { host: source.host })}
            </Source>
          </div>
        )}
      </Words>
    </Head>
  );
}

/** Only an address of the web is made a link: a recipe's source is somebody else's text. */
function webAddress(text: string | null): URL | undefined {
  if (text === null || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
}
