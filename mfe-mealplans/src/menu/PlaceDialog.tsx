import { MEAL_TYPES, type Day, type Language, type MealType } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Actions, Button, color, Dialog, QuietButton, SelectField, space, TYPE } from '@sytno/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { dayChoice, daysAround, dayToBeginWith } from './day-words';
import { samePlace, type MenuItem, type MenuPlace } from './week';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: ${space(3)};
`;

const Quiet = styled.p`
  margin: 0;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

/**
 * Another day and meal for a dish, moved or copied: for whoever cannot or would not drag. For what is left of a
 * cooking there is one button: it is put there, and nothing is cooked for it.
 */
export function PlaceDialog(props: {
  item: MenuItem;
  lng: Language;
  leftover: boolean;
  busy: boolean;
  onMove: (to: MenuPlace) => void;
  onCopy: (to: MenuPlace) => void;
  onClose: () => void;
}) {
  const { t } = useTexts('mealplans');
  const { item, lng } = props;
  const [date, setDate] = useState<Day>(dayToBeginWith(item.date));
  const [mealType, setMealType] = useState<MealType>(item.mealType);
  const to = { date, mealType };
  return (
    <Dialog
      title={t(props.leftover ? 'place.leftover' : 'place.title', { name: item.recipeName })}
      onClose={props.onClose}
      foot={
        <Actions>
          {props.leftover ? (
            <Button busy={props.busy} onClick={() => props.onCopy(to)}>
              {t('place.putLeftover')}
            </Button>
          ) : (
            <>
              <QuietButton busy={props.busy} onClick={() => props.onCopy(to)}>
                {t('place.copy')}
              </QuietButton>
              <Button busy={props.busy} disabled={samePlace(item, to)} onClick={() => props.onMove(to)}>
                {t('place.move')}
              </Button>
            </>
          )}
        </Actions>
      }
    >
      <Pair>
        <SelectField
          label={t('dish.day')}
          value={date}
          options={daysAround(item.date).map((day) => ({ value: day, label: dayChoice(day, lng) }))}
          onChange={(event) => setDate(event.target.value)}
        />
        <SelectField
          label={t('dish.meal')}
          value={mealType}
          options={MEAL_TYPES.map((one) => ({ value: one, label: t(`mealTypes.${one}`) }))}
          onChange={(event) => setMealType(MEAL_TYPES.find((one) => one === event.target.value) ?? mealType)}
        />
      </Pair>
      <Quiet>{t(props.leftover ? 'place.leftoverHint' : 'place.hint')}</Quiet>
    </Dialog>
  );
}
