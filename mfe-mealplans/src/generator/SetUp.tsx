import type { Inputs } from '@sytno/contract';
import { addDays, daysFrom, reaches, type Day, type Language, type MealType } from '@sytno/domain';
import { profileAtom, useApi, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import {
  Card,
  ChoiceGroup,
  Fault,
  QueryView,
  SelectField,
  Skeleton,
  space,
  SubmitButton,
  TextLink,
  ToggleChip,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { styled } from 'styled-components';
import { dayChoice } from '../menu/day-words';
import { today } from '../menu/menu.atoms';
import { parametersQuery, type Parameters } from '../parameters/parameters.queries';
import { Chips, Form, RadioChips } from '../parameters/parts';
import { Halves, Quiet } from './parts';
import { PlanSummary } from './PlanSummary';
import { GENERATOR_TEXTS } from './words';

type Wanted = Omit<Inputs['mealplans']['generator']['start'], 'language'>;
type Weight = 'targets' | 'cost' | 'variety' | 'leftovers';

const FREE = ['1', '2', '3', '4', '5', '6', '7'] as const;
const LONG = [...FREE, '14', '21', '28'] as const;
const WEIGHTS: readonly Weight[] = ['targets', 'cost', 'variety', 'leftovers'];
/** So many days ahead a plan can begin. */
const AHEAD = 35;
/** What is wanted more counts twice. */
const MORE = 2;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${space(3)};
`;

interface Asking {
  from: Day;
  busy: boolean;
  lng: Language;
  onStart: (wanted: Wanted) => void;
}

/** What a plan is made of: days and meals are chosen here, all else stands in the parameters. */
export function SetUp(props: Asking) {
  const query = useQuery(parametersQuery(useApi(), props.lng));
  return (
    <QueryView query={query} skeleton={<Skeleton $height={420} />}>
      {(parameters) => (
        <Halves>
          <Asked {...props} parameters={parameters} />
          <PlanSummary parameters={parameters} lng={props.lng} />
        </Halves>
      )}
    </QueryView>
  );
}

function Asked({ parameters, busy, lng, ...props }: Asking & { parameters: Parameters }) {
  const { t } = useTexts(GENERATOR_TEXTS);
  const { t: own } = useTexts('mealplans');
  const { access } = useAtomValue(profileAtom);
  const may = reaches(access, 'premium');
  const first = props.from < today() ? today() : props.from;
  const [from, setFrom] = useState<Day>(first);
  const [days, setDays] = useState('7');
  const [meals, setMeals] = useState<readonly MealType[]>(parameters.mealTypes);
  const [standing, setStanding] = useState<'keep' | 'replace'>('keep');
  const [weights, setWeights] = useState<readonly Weight[]>([]);
  const [asked, setAsked] = useState(false);
  const starts = [...new Set([...daysFrom(today(), AHEAD), first])].sort();
  const without = meals.length === 0;
  const weigh = (name: Weight) => (weights.includes(name) ? MORE : 1);
  return (
    <Card>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (without || busy) return;
          props.onStart({
            from,
            to: addDays(from, Number(days) - 1),
            mealTypes: [...meals],
            keep: standing === 'keep',
            weights: {
              targets: weigh('targets'),
              cost: weigh('cost'),
              variety: weigh('variety'),
              ...(weights.includes('leftovers') && { leftovers: MORE }),
            },
          });
        }}
      >
        <Quiet>{t('setUp.lead')}</Quiet>
        <Days>
          <SelectField
            label={t('setUp.from')}
            value={from}
            options={starts.map((value) => ({
              value,
              label: dayChoice(value, lng),
            }))}
            onChange={(event) => setFrom(event.target.value)}
          />
          <SelectField
            label={t('setUp.days')}
            value={days}
            options={(may ? LONG : FREE).map((value) => ({
              value,
              label: t('setUp.count', { count: Number(value) }),
            }))}
            onChange={(event) => setDays(event.target.value)}
          />
        </Days>
        {!may && (
          <Quiet>
            {t('setUp.longHint')} <TextLink to={pathTo('price', lng)}>{t('setUp.longWay')}</TextLink>
          </Quiet>
        )}
        <ChoiceGroup title={t('setUp.meals')}>
          <Chips>
            {parameters.mealTypes.map((meal) => (
              <ToggleChip
                key={meal}
                on={meals.includes(meal)}
                onToggle={(on) => setMeals(on ? [...meals, meal] : meals.filter((one) => one !== meal))}
              >
                {own(`mealTypes.${meal}`)}
              </ToggleChip>
            ))}
          </Chips>
          {asked && without && <Fault>{t('setUp.mealsFault')}</Fault>}
        </ChoiceGroup>
        <RadioChips
          title={t('setUp.standing')}
          hint={t('setUp.keepHint')}
          options={(['keep', 'replace'] as const).map((value) => ({ value, label: t(`setUp.${value}`) }))}
          value={standing}
          onChange={setStanding}
        />
        <ChoiceGroup title={t('setUp.weights')} hint={t('setUp.weightsHint')}>
          <Chips>
            {WEIGHTS.map((name) => (
              <ToggleChip
                key={name}
                on={weights.includes(name)}
                onToggle={(on) => setWeights(on ? [...weights, name] : weights.filter((one) => one !== name))}
              >
                {t(`setUp.${name}`)}
              </ToggleChip>
            ))}
          </Chips>
        </ChoiceGroup>
        <SubmitButton busy={busy}>{t(busy ? 'setUp.going' : 'setUp.go')}</SubmitButton>
      </Form>
    </Card>
  );
}
