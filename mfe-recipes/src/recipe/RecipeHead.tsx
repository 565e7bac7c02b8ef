import type { Language } from '@sytno/domain';
import { formatDuration, formatGrams, useTexts } from '@sytno/kit';
import { Chip, color, DishPicture, space, upTo } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { Chips } from './parts';
import type { Recipe } from './recipe.queries';

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(5)};
  align-items: center;
  margin-bottom: ${space(6)};
  ${upTo('sm')} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space(3)};
  p {
    overflow-wrap: anywhere;
  }
`;

const Description = styled.p`
  max-width: 68ch;
  margin: 0;
  text-wrap: pretty;
`;

const Source = styled.a`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: 44px;
  color: ${color('beet')};
  text-underline-offset: 3px;
  overflow-wrap: anywhere;
`;

/** The tools that have a name; others are not shown. */
const TOOLS = ['stove', 'oven', 'blender', 'mixer', 'microwave', 'multicooker', 'grill', 'freezer'];

/** The dish drawn, what it is, how long it takes and what it needs, where it comes from. */
export function RecipeHead({ recipe, lng }: { recipe: Recipe; lng: Language }) {
  const { t } = useTexts('recipes');
  const tools = recipe.equipment.filter((tool) => TOOLS.includes(tool));
  const times = [
    ['prep', recipe.prepMinutes],
    ['cook', recipe.cookMinutes],
    ['rest', recipe.restMinutes],
  ] as const;
  const source = webAddress(recipe.sourceUrl);
  return (
    <Head>
      <DishPicture picture={recipe.picture} size={168} />
      <Words>
        {recipe.description && <Description lang={recipe.language}>{recipe.description}</Description>}
        <Chips>
          {recipe.mealTypes.map((mealType) => (
            <Chip key={mealType}>{t(`mealTypes.${mealType}`)}</Chip>
          ))}
          {times
            .filter(([, minutes]) => minutes > 0)
            .map(([kind, minutes]) => (
              <Chip key={kind}>{t(`recipe.${kind}`, { time: formatDuration(minutes, lng) })}</Chip>
            ))}
          <Chip>{t('servings.made', { count: recipe.servings })}</Chip>
          <Chip>{t('recipe.serving', { grams: formatGrams(recipe.weightServing, lng) })}</Chip>
          {tools.map((tool) => (
            <Chip key={tool}>{t(`tools.${tool}`)}</Chip>
          ))}
          {recipe.withoutElectricity && <Chip>{t('recipe.withoutElectricity')}</Chip>}
        </Chips>
        {source && (
          <Source href={source.href} target="_blank" rel="noopener noreferrer">
            {t('recipe.source', { host: source.host })}
          </Source>
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
