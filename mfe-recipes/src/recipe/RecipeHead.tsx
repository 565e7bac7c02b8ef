import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Chip, color, OFF_PAPER, RADIUS, space, TYPE } from '@sytno/kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { HeadCard, HeadWords } from '../HeadCard';
import { Plate } from '../Plate';
import { FactStrip } from './FactStrip';
import { Chips, Remark } from './parts';
import type { Recipe } from './recipe.queries';

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
`;

/** Where it was found, and whose it is there. */
const From = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  color: ${color('quiet')};
  overflow-wrap: anywhere;
  ${OFF_PAPER}
`;

/** The tools that have a name; others are not shown. */
const TOOLS = ['stove', 'oven', 'blender', 'mixer', 'microwave', 'multicooker', 'grill', 'freezer'];

/** The dish on its plate, its name and kind, the facts at a glance, and what can be done with it. */
export function RecipeHead(props: {
  recipe: Recipe;
  lng: Language;
  actions: ReactNode;
  /** Whether a reader's prices are known; a link has none. */
  priced?: boolean;
}) {
  const { t } = useTexts('recipes');
  const { recipe, lng, actions, priced = true } = props;
  const tools = recipe.equipment.filter((tool) => TOOLS.includes(tool));
  const source = webAddress(recipe.sourceUrl);
  const author = recipe.source?.author;
  const kind = [t('number', { number: recipe.number }), recipe.categoryName, recipe.subcategoryName];
  return (
    <HeadCard $plate={3}>
      <Plate
        picture={recipe.picture}
        size={232}
        wide="(max-width: 767px) 100vw, 400px"
        tall
        {...(recipe.picture.photo ? { label: recipe.name } : {})}
      />
      <HeadWords>
        <Top>
          <div>
            <h1 tabIndex={-1} data-page-title lang={recipe.language}>
              {recipe.name}
            </h1>
            <p>{kind.filter(Boolean).join(' · ')}</p>
          </div>
          {actions}
        </Top>
        {recipe.language !== lng && (
          <Remark>{t('recipe.otherLanguage', { language: t(`languages.${recipe.language}`) })}</Remark>
        )}
        {recipe.description && <Description lang={recipe.language}>{recipe.description}</Description>}
        <FactStrip recipe={recipe} lng={lng} priced={priced} />
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
        {(source || author) && (
          <From>
            {source && (
              <Source href={source.href} target="_blank" rel="noopener noreferrer">
                {t('recipe.source', { host: source.host })}
              </Source>
            )}
            {author && <span>{t('recipe.sourceAuthor', { author })}</span>}
          </From>
        )}
      </HeadWords>
    </HeadCard>
  );
}

/** Only an address of the web is made a link: a recipe's source is somebody else's text. */
function webAddress(text: string | null): URL | undefined {
  if (text === null || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
}
