import { MEAL_TYPES, roundTo, shownGrams, type Day, type Language, type MealType } from '@sytno/domain';
import { KIT_TEXTS, numbersHiddenAtom, useTexts } from '@sytno/kit';
import {
  Actions,
  ChoiceGroup,
  Field,
  NumberField,
  QuietButton,
  SelectField,
  Sheet,
  space,
  SubmitButton,
  ToggleChip,
  useUnsaved,
} from '@sytno/kit/ui';
import { ComboBox } from '@sytno/kit/ui-more';
import { useAtomValue } from 'jotai';
import { useId, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import type { MenuItem } from '../menu/week';
import type { Fact } from './facts.queries';
import type { Something } from './use-fact-deeds';
import { useFoodSearch } from './use-food-search';

const SOURCES = ['recipe', 'food', 'typed'] as const;
type Source = (typeof SOURCES)[number];

const MACROS = ['protein', 'fat', 'carbs'] as const;

/** The contract's bounds. */
const MOST = { grams: 5_000, kcal: 10_000, macro: 1_000, name: 120 } as const;

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Three = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(96px, 1fr));
  gap: ${space(3)};
`;

/** What is written into the window. */
interface Draft {
  source: Source;
  /** Of the recipe or the food. */
  choice: { value: string; label: string } | null;
  grams: number | null;
  name: string;
  kcal: number | null;
  macros: Record<(typeof MACROS)[number], number | null>;
  mealType: MealType;
}

/** Something that was eaten instead of a planned dish or beside the plan: a dish, a food, or typed figures. */
export function OtherSheet(props: {
  date: Day;
  mealType?: MealType | undefined;
  /** Instead of this dish. */
  instead?: MenuItem | undefined;
  /** What was said already and is changed. */
  fact?: Fact | undefined;
  lng: Language;
  busy: boolean;
  onSave: (name: string, something: Something) => void;
  onRemove: (name: string, id: string) => void;
  onClose: () => void;
}) {
  const { t } = useTexts('mealplans');
  const { t: kit } = useTexts(KIT_TEXTS);
  const hidden = useAtomValue(numbersHiddenAtom);
  const { instead, lng } = props;
  const fact = props.fact && (!instead || props.fact.kind === 'replaced') ? props.fact : undefined;
  const form = useId();
  const [start] = useState(() => draftOf(fact, props));
  const [draft, setDraft] = useState(start);
  const [asked, setAsked] = useState(false);
  const search = useFoodSearch(draft.source === 'recipe' ? 'recipe' : 'food', lng);
  useUnsaved(JSON.stringify(draft) !== JSON.stringify(start));
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setAsked(false);
  };
  const typed = draft.source === 'typed';
  const something = readyOf(draft);
  const name = (typed ? draft.name.trim() : draft.choice?.label) || t('facts.other.unnamed');
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!something) return;
    props.onSave(name, {
      date: props.date,
      mealType: draft.mealType,
      ...(instead && { menuItemId: instead.id }),
      ...(fact && { factId: fact.id }),
      ...something,
    });
  };
  const number = (value: number | null, most: number, must: boolean) =>
    asked && (value === null ? must : value > most)
      ? { fault: kit(`faults.${value === null ? 'blank' : 'number.range'}`) }
      : {};
  return (
    <Sheet
      title={instead ? t('facts.other.insteadTitle', { name: instead.recipeName }) : t('facts.other.title')}
      onClose={props.onClose}
      foot={
        <Actions>
          {fact && (
            <QuietButton busy={props.busy} onClick={() => props.onRemove(name, fact.id)}>
              {t('facts.sheet.remove')}
            </QuietButton>
          )}
          <SubmitButton form={form} busy={props.busy}>
            {t('facts.sheet.save')}
          </SubmitButton>
        </Actions>
      }
    >
      <Form id={form} onSubmit={save} noValidate>
        <ChoiceGroup title={t('facts.other.source')}>
          <Chips>
            {SOURCES.filter((source) => source !== 'typed' || !hidden).map((source) => (
              <ToggleChip
                key={source}
                on={draft.source === source}
                onToggle={() => change({ source, choice: null })}
              >
                {t(`facts.other.${source}`)}
              </ToggleChip>
            ))}
          </Chips>
        </ChoiceGroup>
        {typed ? (
          <>
            <Field
              label={t('facts.other.name')}
              value={draft.name}
              maxLength={MOST.name}
              onChange={(event) => change({ name: event.target.value })}
            />
            <NumberField
              label={t('facts.other.kcal')}
              unit={t('totals.kcalUnit')}
              value={draft.kcal}
              min={0}
              max={MOST.kcal}
              step={10}
              digits={0}
              {...number(draft.kcal, MOST.kcal, true)}
              onChange={(kcal) => change({ kcal })}
            />
            <ChoiceGroup title={t('facts.other.more')}>
              <Three>
                {MACROS.map((macro) => (
                  <NumberField
                    key={macro}
                    label={t(`facts.other.${macro}`)}
                    unit={kit('units.g', { count: draft.macros[macro] ?? 0 })}
                    value={draft.macros[macro]}
                    min={0}
                    max={MOST.macro}
                    digits={1}
                    {...number(draft.macros[macro], MOST.macro, false)}
                    onChange={(value) => change({ macros: { ...draft.macros, [macro]: value } })}
                  />
                ))}
              </Three>
            </ChoiceGroup>
          </>
        ) : (
          <>
            <ComboBox
              key={draft.source}
              label={t(`facts.other.${draft.source}Name`)}
              placeholder={t('facts.other.search')}
              value={draft.choice}
              search={search}
              fault={asked && !draft.choice ? t('facts.other.chosen') : undefined}
              onChoose={(choice) => change({ choice })}
            />
            <NumberField
              label={t('facts.other.grams')}
              unit={kit('units.g', { count: draft.grams ?? 0 })}
              value={draft.grams}
              min={1}
              max={MOST.grams}
              step={10}
              digits={1}
              {...number(draft.grams, MOST.grams, true)}
              onChange={(grams) => change({ grams })}
            />
          </>
        )}
        {!instead && (
          <SelectField
            label={t('facts.other.meal')}
            value={draft.mealType}
            options={MEAL_TYPES.map((one) => ({ value: one, label: t(`mealTypes.${one}`) }))}
            onChange={(event) =>
              change({ mealType: MEAL_TYPES.find((one) => one === event.target.value) ?? draft.mealType })
            }
          />
        )}
      </Form>
    </Sheet>
  );
}

/** What the server takes of a draft; null while something is missing or too much. */
function readyOf(draft: Draft): Omit<Something, 'date' | 'mealType'> | null {
  const { source, choice, grams, kcal, macros } = draft;
  if (source === 'typed') {
    const told = MACROS.flatMap((macro) => (macros[macro] === null ? [] : [[macro, macros[macro]] as const]));
    if (kcal === null || kcal < 0 || kcal > MOST.kcal) return null;
    if (told.some(([, value]) => value < 0 || value > MOST.macro)) return null;
    return { name: draft.name.trim(), kcal, ...Object.fromEntries(told) };
  }
  if (!choice || grams === null || grams < 1 || grams > MOST.grams) return null;
  return source === 'recipe'
    ? { recipeId: choice.value, name: '', grams }
    : { ingredientId: choice.value, name: '', grams };
}

function draftOf(
  fact: Fact | undefined,
  { mealType, instead }: { mealType?: MealType | undefined; instead?: MenuItem | undefined },
): Draft {
  const id = fact?.recipeId ?? fact?.ingredientId ?? null;
  const planned = instead && instead.weightServing > 0 ? shownGrams(instead.weightServing) : null;
  return {
    source: fact?.ingredientId ? 'food' : fact && id === null ? 'typed' : 'recipe',
    choice: fact && id !== null ? { value: id, label: fact.name } : null,
    grams: fact ? fact.grams : planned,
    name: fact && id === null ? fact.name : '',
    kcal: fact && id === null ? roundTo(fact.kcal, 0) : null,
    macros: {
      protein: fact && id === null ? fact.protein : null,
      fat: fact && id === null ? fact.fat : null,
      carbs: fact && id === null ? fact.carbs : null,
    },
    mealType: fact?.mealType ?? mealType ?? 'afternoon-snack',
  };
}
