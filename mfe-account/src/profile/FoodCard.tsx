import { DEFAULT_SERVINGS, MOST_SERVINGS, type Language } from '@sytno/domain';
import { allergenKey, formatInstant, useApi, useTexts, weekdayNames } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import {
  QuietButtonLink,
  color,
  Confirm,
  QueryView,
  QuietButton,
  Skeleton,
  space,
  Stepper,
  TYPE,
  useNotify,
} from '@sytno/kit/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CardHeading, SettingsCard } from '../FormCard';
import { PEOPLE_TEXTS } from '../people-words';
import { useFailureNotice } from '../use-failure-notice';
import { Quiet, Row } from './card-parts';
import { parametersQuery, type PlanParameters } from './profile.queries';
import { useProfileChange } from './use-profile-change';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${space(4)} ${space(6)};
  margin: 0;
  dt {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Week = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
  b {
    font: ${TYPE.strong};
  }
`;

/** What of food a person told: it is changed where the plan is made, but for servings and the consent. */
export function FoodCard(props: { id: string; servings: number | undefined; lng: Language }) {
  const { id, lng } = props;
  const { t } = useTexts(PEOPLE_TEXTS);
  const query = useQuery(parametersQuery(useApi(), lng));
  return (
    <SettingsCard id={id} tabIndex={-1} as="section" aria-label={t('food.title')}>
      <CardHeading title={t('food.title')} text={t('food.text')} />
      <Servings value={props.servings ?? DEFAULT_SERVINGS.menu} lng={lng} />
      <QueryView query={query} skeleton={<Skeleton $height={120} />}>
        {(parameters) => (
          <>
            <Told parameters={parameters} lng={lng} />
            {parameters.health && <Consent givenAt={parameters.health.consentAt} lng={lng} />}
          </>
        )}
      </QueryView>
      <Row>
        <QuietButtonLink to={pathTo('parameters', lng)}>{t('food.change')}</QuietButtonLink>
      </Row>
    </SettingsCard>
  );
}

function Servings({ value, lng }: { value: number; lng: Language }) {
  const { t } = useTexts(PEOPLE_TEXTS);
  const change = useProfileChange();
  const failed = useFailureNotice();
  const shown = change.isPending ? (change.variables.servings ?? value) : value;
  return (
    <div>
      <Row>
        <Stepper
          label={t('food.servings')}
          lessLabel={t('food.fewer')}
          moreLabel={t('food.more')}
          value={shown}
          min={1}
          max={MOST_SERVINGS}
          lng={lng}
          onChange={(servings) => change.mutate({ servings }, { onError: failed })}
        />
        <b>{t('food.servings')}</b>
      </Row>
      <Quiet>{t('food.servingsText')}</Quiet>
    </div>
  );
}

function Told({ parameters, lng }: { parameters: PlanParameters; lng: Language }) {
  const { t } = useTexts(PEOPLE_TEXTS);
  const { t: own } = useTexts('account');
  const { health, mealTypes, minutes } = parameters;
  const allergens = health?.allergens.map((allergen) => own(allergenKey(allergen))).join(', ');
  const days = weekdayNames(lng);
  return (
    <Facts>
      <div>
        <dt>{t('food.diet')}</dt>
        <dd>{health ? t(`food.diets.${health.diet}`) : t('food.untold')}</dd>
      </div>
      {health && (
        <div>
          <dt>{t('food.allergies')}</dt>
          <dd>{allergens || t('food.none')}</dd>
        </div>
      )}
      <div>
        <dt>{t('food.meals')}</dt>
        <dd>{mealTypes.map((meal) => own(`household.meals.${meal}`)).join(', ')}</dd>
      </div>
      <div>
        <dt>{t('food.time')}</dt>
        <dd>
          {minutes.every((value) => value === null) ? (
            t('food.anyTime')
          ) : (
            <Week>
              {minutes.map((value, day) => (
                <li key={days[day]}>
                  <b>{days[day]}</b>{' '}
                  {value === null ? t('food.anyTime') : t('food.minutes', { minutes: value })}
                </li>
              ))}
            </Week>
          )}
        </dd>
      </div>
    </Facts>
  );
}

/** Health data rest on a consent of their own; taken back, they are deleted (product decision 3). */
function Consent({ givenAt, lng }: { givenAt: string; lng: Language }) {
  const { t } = useTexts(PEOPLE_TEXTS);
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const failed = useFailureNotice();
  const [asks, setAsks] = useState(false);
  const withdraw = useMutation({
    mutationFn: () => api.mealplans.parameters.change({ language: lng, healthConsent: null }),
    onSuccess: async (parameters) => {
      client.setQueryData(parametersQuery(api, lng).queryKey, parameters);
      notify(t('food.withdrawn'), 'good');
      await client.invalidateQueries({ queryKey: ['mealplans'] });
    },
    onError: failed,
    onSettled: () => setAsks(false),
  });
  return (
    <div>
      <b>{t('food.consent')}</b>
      <Quiet>{t('food.consentText', { date: formatInstant(givenAt, lng) })}</Quiet>
      <Row>
        <QuietButton small onClick={() => setAsks(true)}>
          {t('food.withdraw')}
        </QuietButton>
      </Row>
      {asks && (
        <Confirm
          title={t('food.withdrawTitle')}
          action={t('food.withdraw')}
          busy={withdraw.isPending}
          onConfirm={() => withdraw.mutate()}
          onClose={() => setAsks(false)}
        >
          <p>{t('food.withdrawText')}</p>
        </Confirm>
      )}
    </div>
  );
}
