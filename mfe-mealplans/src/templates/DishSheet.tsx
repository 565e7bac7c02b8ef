import { INITIAL_TEMPLATE_ITEM, MEAL_TYPES, templateDays, type Language, type MealType } from '@sytno/domain';
import { KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import {
  Actions,
  ChoiceGroup,
  NumberField,
  QuietButton,
  SelectField,
  Sheet,
  space,
  SubmitButton,
  ToggleChip,
} from '@sytno/kit/ui';
import { ComboBox } from '@sytno/kit/ui-more';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { useFoodSearch } from '../facts/use-food-search';
import type { MenuItem, MenuPlace } from '../menu/week';
import { useFailureNotice } from '../parameters/parameters.queries';
import { dateOf, placeOf, type Draft, type Row } from './draft';
import { Chips, Quiet, useDayName } from './parts';
import { TEMPLATE_TEXTS } from './template-texts';
import type { TemplateDish } from './templates.queries';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

/** Side by side where each has room for what it says: a day of several weeks has a long name. */
const Pair = styled.div<{ $least: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${(props) => props.$least}px, 100%), 1fr));
  gap: ${space(3)};
`;

/** The contract's bounds. */
const MOST = { grams: 5_000, servings: 100 } as const;

const KINDS = ['recipe', 'food'] as const;

/** A dish that is there, or a place for a new one. */
export interface DishOfSheet {
  readonly item?: MenuItem;
  readonly place: MenuPlace;
}

/** A dish of a template: which, how much of it, and where. What is new is found by its name. */
export function DishSheet(props: {
  sheet: DishOfSheet;
  length: Pick<Draft, 'kind' | 'weeks'>;
  lng: Language;
  onAdd: (dish: TemplateDish, row: Omit<Row, 'id'>) => void;
  onChange: (item: MenuItem, change: Omit<Row, 'id' | 'recipeId'>) => void;
  onRemove: (item: MenuItem) => void;
  onClose: () => void;
}) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const { item, place } = props.sheet;
  const { lng } = props;
  const form = useId();
  const api = useApi();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('recipe');
  const [choice, setChoice] = useState<{ value: string; label: string } | null>(null);
  const [servings, setServings] = useState<number | null>(item?.servings ?? INITIAL_TEMPLATE_ITEM.servings);
  const [grams, setGrams] = useState<number | null>(
    item && item.weightServing !== item.servingWeight ? item.weightServing : null,
  );
  const [date, setDate] = useState(place.date);
  const [mealType, setMealType] = useState<MealType>(place.mealType);
  const [asked, setAsked] = useState(false);
  const search = useFoodSearch(kind, lng);
  const find = useMutation({
    mutationFn: (of: string) => api.mealplans.templates.dish({ kind, of, language: lng }),
    onError: useFailureNotice(),
  });
  const wrong = {
    servings: servings === null || servings < 1 || servings > MOST.servings,
    grams: grams !== null && (grams < 1 || grams > MOST.grams),
  };
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (wrong.servings || wrong.grams || servings === null) return;
    const change = { ...placeOf(date), mealType, servings, grams };
    if (item) props.onChange(item, change);
    else if (choice) {
      find.mutate(choice.value, {
        onSuccess: (dish) => props.onAdd(dish, { ...change, recipeId: dish.recipeId }),
      });
    }
  };
  const range = (bad: boolean) => (asked && bad ? { fault: kit('faults.number.range') } : {});
  return (
    <Sheet
      title={item ? item.recipeName : t('dish.add')}
      onClose={props.onClose}
      foot={
        <Actions>
          {item && <QuietButton onClick={() => props.onRemove(item)}>{t('dish.remove')}</QuietButton>}
          <SubmitButton form={form} busy={find.isPending}>
            {t(item ? 'dish.save' : 'dish.put')}
          </SubmitButton>
        </Actions>
      }
    >
      <Form id={form} onSubmit={save} noValidate>
        {!item && (
          <>
            <ChoiceGroup title={t('dish.what')}>
              <Chips>
                {KINDS.map((one) => (
                  <ToggleChip
                    key={one}
                    on={kind === one}
                    onToggle={() => {
                      setKind(one);
                      setChoice(null);
                    }}
                  >
                    {t(`dish.${one}`)}
                  </ToggleChip>
                ))}
              </Chips>
            </ChoiceGroup>
            <ComboBox
              key={kind}
              label={t(`dish.${kind}Name`)}
              placeholder={t('dish.search')}
              value={choice}
              search={search}
              fault={asked && !choice ? t('dish.choose') : undefined}
              onChoose={setChoice}
            />
          </>
        )}
        <Pair $least={150}>
          <NumberField
            label={t('dish.servings')}
            value={servings}
            min={1}
            max={MOST.servings}
            digits={0}
            {...range(wrong.servings)}
            onChange={setServings}
          />
          <NumberField
            label={t('dish.grams')}
            unit={kit('units.g', { count: grams ?? 0 })}
            placeholder={item ? String(Math.round(item.servingWeight)) : ''}
            value={grams}
            min={1}
            max={MOST.grams}
            step={10}
            digits={0}
            {...range(wrong.grams)}
            onChange={setGrams}
          />
        </Pair>
        <Quiet>{t('dish.gramsHint')}</Quiet>
        <PlaceFields
          length={props.length}
          date={date}
          mealType={mealType}
          lng={lng}
          onDate={setDate}
          onMeal={setMealType}
        />
      </Form>
    </Sheet>
  );
}

/** The day and the meal: for whoever cannot or would not drag. */
function PlaceFields(props: {
  length: Pick<Draft, 'kind' | 'weeks'>;
  date: string;
  mealType: MealType;
  lng: Language;
  onDate: (date: string) => void;
  onMeal: (mealType: MealType) => void;
}) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const { t: words } = useTexts('mealplans');
  const { length, date, mealType, lng } = props;
  const nameOf = useDayName(length, lng);
  const dates = Array.from({ length: templateDays(length) }, (_, number) =>
    dateOf({ week: Math.floor(number / 7) + 1, weekday: (number % 7) + 1 }),
  );
  return (
    <Pair $least={length.kind === 'weeks' ? 200 : 150}>
      {length.kind !== 'day' && (
        <SelectField
          label={t('dish.day')}
          value={date}
          options={dates.map((value) => ({ value, label: nameOf(value) }))}
          onChange={({ target }) => props.onDate(target.value)}
        />
      )}
      <SelectField
        label={t('dish.meal')}
        value={mealType}
        options={MEAL_TYPES.map((one) => ({ value: one, label: words(`mealTypes.${one}`) }))}
        onChange={({ target }) => props.onMeal(MEAL_TYPES.find((one) => one === target.value) ?? mealType)}
      />
    </Pair>
  );
}
