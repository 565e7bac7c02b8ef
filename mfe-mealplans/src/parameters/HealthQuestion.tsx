import {
  ALLERGENS,
  DIETS,
  HEALTH_CONSENT_VERSION,
  type Allergen,
  type Diet,
  type Language,
} from '@sytno/domain';
import { allergenKey, formatInstant, useTexts } from '@sytno/kit';
import {
  CheckField,
  ChoiceGroup,
  color,
  laterPart,
  RADIUS,
  Skeleton,
  space,
  ToggleChip,
  useUnsaved,
} from '@sytno/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useParametersChange, type Parameters } from './parameters.queries';
import { Chips, Form, Note, RadioChips } from './parts';
import type { QuestionProps } from './question';

const Dislikes = laterPart('mealplans.dislikes', () => import('./Dislikes').then((file) => file.Dislikes), {
  skeleton: <Skeleton $height={92} />,
});

const Consent = styled.div`
  display: grid;
  gap: ${space(5)};
  padding: ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  background: ${color('raised')};
`;

type Food = Parameters['disliked'][number];

/** Allergies and diet behind a consent of their own, and what nobody likes, which is none of health. */
export function HealthQuestion({ data, lng, foot, onSaved }: QuestionProps) {
  const { t } = useTexts('mealplans');
  const { health, disliked } = data.parameters;
  const [agreed, setAgreed] = useState(health !== null);
  const [allergens, setAllergens] = useState<readonly Allergen[]>(health?.allergens ?? []);
  const [diet, setDiet] = useState<Diet>(health?.diet ?? 'any');
  const [foods, setFoods] = useState<readonly Food[]>(disliked);
  const change = useParametersChange(lng);
  const dirty =
    agreed !== (health !== null) ||
    (agreed && (diet !== health?.diet || !sameSet(allergens, health.allergens))) ||
    !sameSet(
      foods.map(({ id }) => id),
      disliked.map(({ id }) => id),
    );
  useUnsaved(dirty);
  const save = () => {
    change.mutate(
      {
        disliked: foods.map(({ id }) => id),
        healthConsent: agreed ? HEALTH_CONSENT_VERSION : null,
        ...(agreed && { health: { allergens: [...allergens], diet } }),
      },
      { onSuccess: onSaved },
    );
  };
  return (
    <Form
      noValidate
      aria-label={t('questions.health.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!change.isPending) save();
      }}
    >
      <Consent>
        <CheckField
          label={t('questions.health.consent')}
          hint={[t('questions.health.consentText'), since(health, lng, t)].filter(Boolean).join(' ')}
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
        />
        {agreed && (
          <>
            <ChoiceGroup title={t('questions.health.allergens')}>
              <Chips>
                {ALLERGENS.map((allergen) => (
                  <ToggleChip
                    key={allergen}
                    on={allergens.includes(allergen)}
                    onToggle={(on) =>
                      setAllergens(
                        on ? [...allergens, allergen] : allergens.filter((other) => other !== allergen),
                      )
                    }
                  >
                    {t(allergenKey(allergen))}
                  </ToggleChip>
                ))}
              </Chips>
            </ChoiceGroup>
            <RadioChips
              title={t('questions.health.diet')}
              value={diet}
              options={DIETS.map((value) => ({ value, label: t(`questions.health.diets.${value}`) }))}
              onChange={setDiet}
            />
          </>
        )}
      </Consent>
      <Dislikes foods={foods} lng={lng} onChange={setFoods} />
      <Note>
        {t('questions.health.labels')}
        {data.household.eaters.length > 0 && ` ${t('questions.health.others')}`}
      </Note>
      {foot({ busy: change.isPending, dirty })}
    </Form>
  );
}

function since(
  health: Parameters['health'],
  lng: Language,
  t: ReturnType<typeof useTexts>['t'],
): string | undefined {
  return health ? t('questions.health.since', { date: formatInstant(health.consentAt, lng) }) : undefined;
}

const sameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value) => other.includes(value));
