import { MEAL_TYPES, reaches, type Language, type TargetKey } from '@sytno/domain';
import { currencySign, KIT_TEXTS, numbersHiddenAtom, profileAtom, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import {
  ChoiceGroup,
  Fault,
  NumberField,
  QuietButton,
  space,
  SubmitButton,
  TextLink,
  ToggleChip,
} from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useAims } from '../menu/use-aims';
import { RadioChips } from '../parameters/parts';
import type { DishesById, Draft } from './draft';
import { emptyMeals, targetsOf, type Terms } from './fill';
import { Chips, Quiet } from './parts';
import { TEMPLATE_TEXTS } from './template-texts';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(140px, 100%), 1fr));
  gap: ${space(3)};
`;

/** The contract's bounds; money is in whole units here. */
const BOUNDS: Record<TargetKey, readonly [least: number, most: number, step: number]> = {
  kcal: [500, 10_000, 50],
  protein: [0, 1_000, 5],
  fat: [0, 1_000, 5],
  carbs: [0, 2_000, 5],
  cash: [0, 1_000_000, 10],
};
const FOOD = ['kcal', 'protein', 'fat', 'carbs'] as const;
const MINOR_UNITS = 100;

/** What a day of the template should be like: the reader's own targets, those of its days, or what is typed. */
export function FillTerms(props: {
  draft: Draft;
  dishes: DishesById;
  week: number;
  /** As they were before. */
  terms: Terms | undefined;
  lng: Language;
  onGo: (terms: Terms) => void;
}) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const { t: own } = useTexts('mealplans');
  const { t: kit } = useTexts(KIT_TEXTS);
  const { draft, lng, terms: before } = props;
  const { targets: mine, currency } = useAims();
  const hidden = useAtomValue(numbersHiddenAtom);
  const { access } = useAtomValue(profileAtom);
  const [targets, setTargets] = useState<Terms['targets']>(before?.targets ?? mine);
  const [mealTypes, setMeals] = useState<Terms['mealTypes']>(before?.mealTypes ?? MEAL_TYPES);
  const [scope, setScope] = useState<'week' | 'all'>(before?.week === null ? 'all' : 'week');
  const [asked, setAsked] = useState(false);
  const several = draft.kind === 'weeks';
  const may = reaches(access, 'premium');
  const terms: Terms = { targets, mealTypes, week: several && scope === 'week' ? props.week : null };
  const open = emptyMeals(draft, terms);
  const wrong = (key: TargetKey): boolean => {
    const value = targets[key];
    const [least, most] = BOUNDS[key];
    return value !== null && (value < least || value > most * (key === 'cash' ? MINOR_UNITS : 1));
  };
  const faulty = [...FOOD, 'cash' as const].some(wrong);
  const alike = targetsOf(draft.rows, props.dishes);
  const set = (key: TargetKey, value: number | null) => setTargets((now) => ({ ...now, [key]: value }));
  const range = (key: TargetKey) => (asked && wrong(key) ? { fault: kit('faults.number.range') } : {});
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (open > 0 && !faulty) props.onGo(terms);
      }}
    >
      <ChoiceGroup title={t('fill.targets')} hint={t('fill.targetsHint')}>
        <Chips>
          <QuietButton onClick={() => setTargets(mine)}>{t('fill.mine')}</QuietButton>
          {alike && <QuietButton onClick={() => setTargets(alike)}>{t('fill.alike')}</QuietButton>}
        </Chips>
        <Fields>
          {!hidden &&
            FOOD.map((key) => (
              <NumberField
                key={key}
                label={t(`fill.${key}`)}
                value={targets[key]}
                min={BOUNDS[key][0]}
                max={BOUNDS[key][1]}
                step={BOUNDS[key][2]}
                digits={0}
                {...range(key)}
                onChange={(value) => set(key, value)}
              />
            ))}
          {currency !== null && (
            <NumberField
              label={t('fill.cash')}
              unit={currencySign(currency, lng)}
              value={targets.cash === null ? null : targets.cash / MINOR_UNITS}
              min={BOUNDS.cash[0]}
              max={BOUNDS.cash[1]}
              step={BOUNDS.cash[2]}
              {...range('cash')}
              onChange={(value) => set('cash', value === null ? null : Math.round(value * MINOR_UNITS))}
            />
          )}
        </Fields>
      </ChoiceGroup>
      <ChoiceGroup title={t('fill.meals')}>
        <Chips>
          {MEAL_TYPES.map((meal) => (
            <ToggleChip
              key={meal}
              on={mealTypes.includes(meal)}
              onToggle={(on) => setMeals(on ? [...mealTypes, meal] : mealTypes.filter((one) => one !== meal))}
            >
              {own(`mealTypes.${meal}`)}
            </ToggleChip>
          ))}
        </Chips>
      </ChoiceGroup>
      {several && may && (
        <RadioChips
          title={t('fill.scope')}
          value={scope}
          options={[
            { value: 'week' as const, label: t('board.week', { week: props.week }) },
            { value: 'all' as const, label: t('fill.all') },
          ]}
          onChange={setScope}
        />
      )}
      {several && !may && (
        <Quiet>
          {t('fill.oneWeek', { week: props.week })}{' '}
          <TextLink to={pathTo('price', lng)}>{t('fill.premium')}</TextLink>
        </Quiet>
      )}
      {open === 0 && (asked ? <Fault>{t('fill.nothing')}</Fault> : <Quiet>{t('fill.nothing')}</Quiet>)}
      {open > 0 && <Quiet>{t('fill.open', { count: open })}</Quiet>}
      <SubmitButton>{t('fill.go')}</SubmitButton>
    </Form>
  );
}
