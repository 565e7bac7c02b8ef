import { MEAL_TYPES, type Language } from '@sytno/domain';
import { allergenKey, formatNumber, useTexts } from '@sytno/kit';
import { Avatar, Card, Chip, color, IconButton, OFF_PAPER, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { Icon } from '../icons';
import type { Eater } from './household.queries';
import { WeekDots } from './WeekDots';

const Frame = styled(Card).attrs({ as: 'article' })`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  height: 100%;
  overflow-wrap: anywhere;
  p {
    margin: 0;
    color: ${color('quiet')};
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  h3 {
    margin: 0;
    font: ${TYPE.strong};
  }
  p {
    font: ${TYPE.quiet};
  }
`;

const Buttons = styled.div`
  display: flex;
  align-self: start;
  margin: calc(-1 * ${space(2)}) calc(-1 * ${space(2)}) 0 0;
  ${OFF_PAPER}
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** One eater: how much he eats, when he is at home, what he must not have. */
export function EaterCard(props: {
  eater: Eater;
  lng: Language;
  plans: boolean;
  busy: boolean;
  onChange: () => void;
  onRemove: () => void;
}) {
  const { t } = useTexts('account');
  const { name, share, allergies, mealTypes, weekdays } = props.eater;
  const meals =
    mealTypes.length === MEAL_TYPES.length
      ? t('household.allMeals')
      : mealTypes.map((meal) => t(`household.meals.${meal}`)).join(', ');
  return (
    <Frame>
      <Head>
        <Avatar name={name.split(',')[0] ?? name} />
        <div>
          <h3>{name}</h3>
          <p>{t('household.shareOf', { count: share, share: formatNumber(share, props.lng, 2) })}</p>
        </div>
        {props.plans && (
          <Buttons>
            <IconButton aria-label={t('household.changeOf', { name })} onClick={props.onChange}>
              <Icon name="pencil" />
            </IconButton>
            <IconButton
              aria-label={t('household.removeOf', { name })}
              disabled={props.busy}
              onClick={props.onRemove}
            >
              <Icon name="trash" />
            </IconButton>
          </Buttons>
        )}
      </Head>
      {mealTypes.length === 0 || weekdays.length === 0 ? (
        <p>{t('household.never')}</p>
      ) : (
        <>
          <WeekDots days={weekdays} />
          <p>{t('household.eats', { meals })}</p>
        </>
      )}
      {allergies.length > 0 && (
        <Chips>
          {allergies.map((allergen) => (
            <Chip key={allergen} tone="sunflower">
              {t('household.without', { allergen: t(allergenKey(allergen)) })}
            </Chip>
          ))}
        </Chips>
      )}
    </Frame>
  );
}
