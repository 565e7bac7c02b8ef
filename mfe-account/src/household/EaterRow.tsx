import { MEAL_TYPES, type Language } from '@sytno/domain';
import { formatNumber, useTexts } from '@sytno/kit';
import { Chip, color, QuietButton, space } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import type { Eater } from './household.queries';

const Row = styled.li`
  display: grid;
  gap: ${space(2)};
  overflow-wrap: anywhere;
  p {
    margin: 0;
    color: ${color('quiet')};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

/** So many days has a week. */
const WEEK = 7;

/** One eater: how much he eats, when he is at home, what he must not have. */
export function EaterRow(props: {
  eater: Eater;
  lng: Language;
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
  const days =
    weekdays.length === WEEK
      ? t('household.everyDay')
      : weekdays.map((day) => t(`household.weekdays.${String(day)}.short`)).join(', ');
  return (
    <Row>
      <Line>
        <b>{name}</b>
        <Chip>{t('household.shareOf', { share: formatNumber(share, props.lng, 2) })}</Chip>
        {allergies.map((allergen) => (
          <Chip key={allergen}>
            {t('household.without', { allergen: t(`household.allergens.${allergen}`) })}
          </Chip>
        ))}
      </Line>
      <p>
        {mealTypes.length === 0 || weekdays.length === 0
          ? t('household.never')
          : t('household.when', { meals, days })}
      </p>
      <Line>
        <QuietButton aria-label={t('household.changeOf', { name })} onClick={props.onChange}>
          {t('household.change')}
        </QuietButton>
        <QuietButton
          aria-label={t('household.removeOf', { name })}
          disabled={props.busy}
          onClick={props.onRemove}
        >
          {t('household.remove')}
        </QuietButton>
      </Line>
    </Row>
  );
}
