import type { Language } from '@sytno/domain';
import { formatAmount, formatDay, KIT_TEXTS, useTexts } from '@sytno/kit';
import { color, QuietButton, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import type { MenuItem, MenuPlace } from '../menu/week';
import { KITCHEN_TEXTS } from './words';

const Frame = styled.section`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)};
  border-radius: ${RADIUS.control};
  background: ${color('sunken')};
  h3,
  p,
  ul {
    margin: 0;
    font: ${TYPE.quiet};
  }
  h3 {
    font: ${TYPE.strong};
  }
  ul {
    padding-left: ${space(5)};
  }
  > :last-child {
    justify-self: start;
  }
`;

/** Where the dish is cooked and who else is fed by the pot; or the way to cook it together with its like. */
export function CookingPart(props: {
  item: MenuItem;
  lng: Language;
  busy: boolean;
  /** Whether the week has the same dish elsewhere. */
  like: boolean;
  onCombine: () => void;
  onSplit: () => void;
}) {
  const { t } = useTexts(KITCHEN_TEXTS);
  const { t: own } = useTexts('mealplans');
  const { t: kit } = useTexts(KIT_TEXTS);
  const { item, lng } = props;
  const { cooking } = item;
  const at = ({ date, mealType }: MenuPlace) => ({
    day: formatDay(date, lng, 'weekday'),
    meal: own(`mealTypes.${mealType}`),
  });
  const combine = props.like && (
    <QuietButton small busy={props.busy} onClick={props.onCombine}>
      {t('cooking.combine')}
    </QuietButton>
  );
  if (!cooking) return combine ? <div>{combine}</div> : null;
  const [first] = cooking.items;
  const servings = formatAmount(kit, lng, { low: item.servings, high: item.servings, unit: 'serving' });
  return (
    <Frame>
      <h3>{t('cooking.title')}</h3>
      {cooking.here ? (
        <>
          <p>{t('cooking.here', { servings })}</p>
          <ul>
            {cooking.items.slice(1).map(({ id, ...place }) => {
              const { day, meal } = at(place);
              return <li key={id}>{`${day}, ${meal}`}</li>;
            })}
          </ul>
        </>
      ) : (
        first && <p>{t('cooking.there', { ...at(first), servings })}</p>
      )}
      <div>
        <QuietButton small busy={props.busy} onClick={props.onSplit}>
          {t('cooking.split')}
        </QuietButton>
        {combine}
      </div>
    </Frame>
  );
}
