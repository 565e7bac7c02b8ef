import type { Inputs } from '@sytno/contract';
import { daysFrom, MEAL_TYPES, mondayOf, type Day, type Language, type MealType } from '@sytno/domain';
import { formatAmount, formatDay, formatMoney, formatNumber, KIT_TEXTS, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import {
  Actions,
  color,
  Dialog,
  Field,
  QuietButton,
  SelectField,
  space,
  Stepper,
  SubmitButton,
  TextLink,
  TYPE,
} from '@sytno/kit/ui';
import { useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { gramsOf, type GramsFault } from './grams';
import type { MenuItem } from './week';

/** What the dialog may change of a dish. */
export type DishChange = Omit<Inputs['mealplans']['menu']['change'], 'id' | 'language'>;

const MOST_SERVINGS = 100;
/** The week of the dish and the one after it. */
const DAYS_TO_CHOOSE = 14;

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: ${space(3)};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  font: ${TYPE.strong};
`;

const RecipeLink = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: 44px;
`;

const Quiet = styled.p`
  margin: 0;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

/** The menu of one dish: how much is cooked and eaten, when, and the ways to its recipe and off the menu. */
export function DishDialog(props: {
  item: MenuItem;
  lng: Language;
  busy: boolean;
  onSave: (change: DishChange) => void;
  onRemove: () => void;
  onClose: () => void;
}) {
  const { t } = useTexts('mealplans');
  const { t: kit } = useTexts(KIT_TEXTS);
  const { item, lng } = props;
  const before = formatNumber(item.weightServing, lng, 1);
  const [servings, setServings] = useState(item.servings);
  const [grams, setGrams] = useState(before);
  const [fault, setFault] = useState<GramsFault>();
  const [date, setDate] = useState<Day>(item.date);
  const [mealType, setMealType] = useState<MealType>(item.mealType);

  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const read = gramsOf(grams);
    if ('fault' in read) {
      setFault(read.fault);
      return;
    }
    props.onSave({
      ...(servings === item.servings ? {} : { servings }),
      // Untouched grams stay as exact as they are.
      ...(grams === before ? {} : { weightServing: read.grams }),
      ...(date === item.date ? {} : { date }),
      ...(mealType === item.mealType ? {} : { mealType }),
    });
  };

  return (
    <Dialog title={item.recipeName} onClose={props.onClose}>
      <Eaten item={item} lng={lng} />
      <Form onSubmit={save} noValidate>
        {!item.noCookingRequired && (
          <Row>
            <span>{t('dish.servings')}</span>
            <Stepper
              value={servings}
              min={1}
              max={MOST_SERVINGS}
              lng={lng}
              label={t('dish.servings')}
              lessLabel={t('dish.less')}
              moreLabel={t('dish.more')}
              onChange={setServings}
            />
          </Row>
        )}
        <Field
          label={t('dish.grams')}
          hint={t('dish.gramsHint', {
            grams: formatAmount(kit, lng, { low: item.servingWeight, high: item.servingWeight, unit: 'g' }),
          })}
          fault={fault && kit(`faults.${fault}`)}
          inputMode="decimal"
          autoComplete="off"
          value={grams}
          onChange={(event) => {
            setGrams(event.target.value);
            setFault(undefined);
          }}
        />
        <Pair>
          <SelectField
            label={t('dish.day')}
            value={date}
            options={daysFrom(mondayOf(item.date), DAYS_TO_CHOOSE).map((day) => ({
              value: day,
              label: t('dish.dayChoice', {
                weekday: formatDay(day, lng, 'weekday'),
                day: formatDay(day, lng),
              }),
            }))}
            onChange={(event) => {
              setDate(event.target.value);
            }}
          />
          <SelectField
            label={t('dish.meal')}
            value={mealType}
            options={MEAL_TYPES.map((one) => ({ value: one, label: t(`mealTypes.${one}`) }))}
            onChange={(event) => {
              setMealType(MEAL_TYPES.find((one) => one === event.target.value) ?? mealType);
            }}
          />
        </Pair>
        <RecipeLink to={pathTo('recipe', lng, { id: item.recipeId })}>{t('dish.recipe')}</RecipeLink>
        <Actions>
          <QuietButton disabled={props.busy} onClick={props.onRemove}>
            {t('dish.remove')}
          </QuietButton>
          <SubmitButton busy={props.busy}>{t('dish.save')}</SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}

/** What the reader takes in and pays, what the cooking costs, and who else eats of it. */
function Eaten({ item, lng }: { item: MenuItem; lng: Language }) {
  const { t } = useTexts('mealplans');
  const { t: kit } = useTexts(KIT_TEXTS);
  const number = (value: number) => formatNumber(value, lng);
  const grams = (value: number) => formatAmount(kit, lng, { low: value, high: value, unit: 'g' });
  const { kcal, protein, fat, carbs, fiber } = item.eaten;
  const { cookingCost, eatenCost } = item;
  return (
    <div>
      <Quiet>
        {t('dish.eaten', {
          kcal: number(kcal),
          protein: number(protein),
          fat: number(fat),
          carbs: number(carbs),
          fiber: number(fiber),
        })}
      </Quiet>
      {eatenCost && cookingCost && (
        <Quiet>
          {t('dish.cost', {
            eaten: formatMoney(eatenCost.minor, eatenCost.currency, lng),
            cooking: formatMoney(cookingCost.minor, cookingCost.currency, lng),
          })}
        </Quiet>
      )}
      {item.plates.length > 1 && (
        <Quiet>
          {t('dish.plates', {
            plates: item.plates
              .map((plate) => `${plate.name || t('dish.unnamed')}: ${grams(plate.grams)}`)
              .join(' · '),
          })}
        </Quiet>
      )}
      {item.servingsLeft > 0 && (
        <Quiet>
          {t('dish.left', {
            servings: formatAmount(kit, lng, {
              low: item.servingsLeft,
              high: item.servingsLeft,
              unit: 'serving',
            }),
          })}
        </Quiet>
      )}
    </div>
  );
}
