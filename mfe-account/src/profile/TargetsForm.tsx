import type { Language } from '@sytno/domain';
import { failureOf, useTexts } from '@sytno/kit';
import { color, Field, TYPE, useNotify } from '@sytno/kit/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { FormCard } from '../FormCard';
import { useFormFaults } from '../use-form-faults';
import { checkNumber, checkWhole, readMoney, readNumber, writeMoney, writeNumber } from '../written-number';
import { LowTargetDialog } from './LowTargetDialog';
import type { OwnProfile } from './profile.queries';
import { useProfileChange } from './use-profile-change';

type Targets = OwnProfile['profile']['targets'];

/** The fields carry the names that the server's faults have. */
interface TargetFields {
  targets: Record<keyof Targets, string>;
}

const NUTRIENTS = ['protein', 'fat', 'carbs'] as const;
const NAMES = ['targets.kcal', 'targets.protein', 'targets.fat', 'targets.carbs', 'targets.cash'] as const;

const Note = styled.p`
  margin: 0;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

/**
 * What a person aims at each day. The server decides which target is low; then the person is asked about it
 * once more, and what he typed stays (product decision 3).
 */
export function TargetsForm({ profile, lng }: { profile: OwnProfile['profile']; lng: Language }) {
  const { t } = useTexts('account');
  const notify = useNotify();
  const [asked, setAsked] = useState<Targets | null>(null);
  const form = useForm<TargetFields>({
    values: fieldsOf(profile.targets, lng),
    resetOptions: { keepDirtyValues: true },
  });
  const faults = useFormFaults(form, NAMES);
  const change = useProfileChange();

  const save = (targets: Targets, lowTargetConfirmed = false) => {
    change.mutate(
      { targets, ...(lowTargetConfirmed && { lowTargetConfirmed }) },
      {
        onSuccess: (answer) => {
          setAsked(null);
          form.reset(fieldsOf(answer.profile.targets, lng));
          notify(t('profile.saved'), 'good');
        },
        onError: (error) => {
          const low = failureOf(error).fields.some(({ code }) => code === 'target.low');
          setAsked(low ? targets : null);
          if (!low) faults.show(error);
        },
      },
    );
  };

  return (
    <>
      <FormCard
        title={t('profile.targets')}
        fault={faults.general}
        submit={t('profile.saveTargets')}
        busy={change.isPending}
        onSubmit={(event) => {
          faults.clear();
          void form.handleSubmit((fields) => save(targetsOf(fields)))(event);
        }}
      >
        <Field
          label={t('profile.kcal')}
          inputMode="numeric"
          autoComplete="off"
          fault={faults.fault('targets.kcal')}
          {...form.register('targets.kcal', { validate: checkWhole })}
        />
        {NUTRIENTS.map((name) => (
          <Field
            key={name}
            label={t(`profile.${name}`)}
            inputMode="numeric"
            autoComplete="off"
            fault={faults.fault(`targets.${name}`)}
            {...form.register(`targets.${name}`, { validate: checkWhole })}
          />
        ))}
        <Field
          label={t('profile.cashIn', { currency: profile.currency })}
          inputMode="decimal"
          autoComplete="off"
          fault={faults.fault('targets.cash')}
          {...form.register('targets.cash', { validate: checkNumber })}
        />
        <Note>{t('profile.estimates')}</Note>
      </FormCard>
      {asked && (
        <LowTargetDialog
          kcal={asked.kcal}
          lng={lng}
          busy={change.isPending}
          onConfirm={() => save(asked, true)}
          onClose={() => {
            setAsked(null);
            form.setFocus('targets.kcal');
          }}
        />
      )}
    </>
  );
}

function fieldsOf({ kcal, protein, fat, carbs, cash }: Targets, lng: Language): TargetFields {
  return {
    targets: {
      kcal: writeNumber(kcal, lng),
      protein: writeNumber(protein, lng),
      fat: writeNumber(fat, lng),
      carbs: writeNumber(carbs, lng),
      cash: writeMoney(cash, lng),
    },
  };
}

function targetsOf({ targets: { kcal, protein, fat, carbs, cash } }: TargetFields): Targets {
  return {
    kcal: readNumber(kcal) ?? 0,
    protein: readNumber(protein) ?? 0,
    fat: readNumber(fat) ?? 0,
    carbs: readNumber(carbs) ?? 0,
    cash: readMoney(cash) ?? 0,
  };
}
