import { DEFAULT_TARGETS, type Language } from '@sytno/domain';
import { currencySign, failureOf, formatInstant, useTexts } from '@sytno/kit';
import { color, QuietButton, TYPE, useNotify, useUnsaved } from '@sytno/kit/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { BoundedNumber } from '../BoundedNumber';
import { FigureGrid, FormCard } from '../FormCard';
import { useFormFaults } from '../use-form-faults';
import { EnergyLine } from './EnergyLine';
import { LowTargetDialog } from './LowTargetDialog';
import type { OwnProfile } from './profile.queries';
import {
  BOUNDS,
  fieldsOf,
  FOOD_TARGETS,
  namesOfTargets,
  targetsOf,
  type TargetFields,
  type Targets,
} from './targets';
import { useProfileChange } from './use-profile-change';

const Note = styled.p`
  max-width: 64ch;
  margin: 0;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

/**
 * What a person aims at each day. The server decides which target is low; then the person is asked about it
 * once more, and what he typed stays. Whoever hides numbers opens those of food himself (product decision 3).
 */
export function TargetsForm(props: { id: string; profile: OwnProfile['profile']; lng: Language }) {
  const { profile, lng } = props;
  const { t } = useTexts('account');
  const notify = useNotify();
  const [asked, setAsked] = useState<Targets | null>(null);
  const [opened, setOpened] = useState(false);
  const form = useForm<TargetFields>({
    values: fieldsOf(profile.targets),
    resetOptions: { keepDirtyValues: true },
  });
  const faults = useFormFaults(form, namesOfTargets);
  const change = useProfileChange();
  const { isDirty } = form.formState;
  useUnsaved(isDirty);
  const hidden = profile.hideNumbers;
  const withFood = !hidden || opened;

  const save = (targets: Targets, lowTargetConfirmed = false) => {
    change.mutate(
      { targets, ...(lowTargetConfirmed && { lowTargetConfirmed }) },
      {
        onSuccess: (answer) => {
          setAsked(null);
          form.reset(fieldsOf(answer.profile.targets));
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
        id={props.id}
        title={t('profile.targets')}
        text={t('profile.targetsText')}
        fault={faults.general}
        submit={t('profile.saveTargets')}
        busy={change.isPending}
        dirty={isDirty}
        dirtyWords={t('profile.dirty')}
        onSubmit={(event) => {
          faults.clear();
          void form.handleSubmit((fields) => save(targetsOf(fields, profile.targets)))(event);
        }}
      >
        {hidden && (
          <div>
            <QuietButton small aria-expanded={opened} onClick={() => setOpened(!opened)}>
              {t(opened ? 'profile.hideTargets' : 'profile.showTargets')}
            </QuietButton>
          </div>
        )}
        {withFood && (
          <FigureGrid>
            {FOOD_TARGETS.map((name) => (
              <BoundedNumber
                key={name}
                name={`targets.${name}`}
                label={t(`profile.${name}`)}
                control={form.control}
                bounds={BOUNDS[name]}
                example={DEFAULT_TARGETS[name]}
              />
            ))}
          </FigureGrid>
        )}
        {!hidden && <EnergyLine control={form.control} lng={lng} />}
        <FigureGrid>
          <BoundedNumber
            name="targets.cash"
            label={t('profile.cashIn', { currency: currencySign(profile.currency, lng) })}
            control={form.control}
            bounds={BOUNDS.cash}
            example={DEFAULT_TARGETS.cash}
          />
        </FigureGrid>
        {profile.targetsUpdatedAt && (
          <Note>{t('profile.targetsSince', { date: formatInstant(profile.targetsUpdatedAt, lng) })}</Note>
        )}
        <Note>{t('profile.estimates')}</Note>
      </FormCard>
      {asked && (
        <LowTargetDialog
          kcal={hidden ? null : asked.kcal}
          lng={lng}
          busy={change.isPending}
          onConfirm={() => save(asked, true)}
          onClose={() => {
            setAsked(null);
            setOpened(true);
            form.setFocus('targets.kcal');
          }}
        />
      )}
    </>
  );
}
