import { CONSULTATION_AUDIENCES } from '@sytno/domain';
import { failureOf, useTexts } from '@sytno/kit';
import {
  AreaField,
  Field,
  FormFault,
  QuietButton,
  SelectField,
  SubmitButton,
  useUnsaved,
} from '@sytno/kit/ui';
import { useState } from 'react';
import { Form, Titled } from '../groups/parts';
import { CONSULTATION_TEXTS } from './consultation-texts';
import { useConsultationDeed, type Consulting } from './consultations.queries';
import { useFailureText } from '../use-deed';

const LIMITS = [0, 2, 6, 12, 24, 48, 72, 168];

/** Whom an expert consults, until when he lets be moved, what he says of it, and where. */
export function ConsultingForm({ consulting }: { consulting: Consulting }) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  const words = useFailureText();
  const { version, active } = consulting;
  const [values, setValues] = useState({
    audience: consulting.audience,
    limitHours: consulting.limitHours,
    about: consulting.about,
    place: consulting.place,
  });
  const save = useConsultationDeed(
    (api, given: typeof values) => api.expert.consultations.save({ version, ...given }),
    { quiet: true, done: t('saved') },
  );
  const touched = (Object.keys(values) as (keyof typeof values)[]).some(
    (key) => values[key] !== consulting[key],
  );
  useUnsaved(touched);
  const set = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }));
  const limits = [...new Set([...LIMITS, values.limitHours])].sort((one, other) => one - other);
  return (
    <Titled title={t('settings.title')}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!save.isPending) save.mutate(values);
        }}
      >
        {save.error && (
          <FormFault>
            {words(save.error)}
            {failureOf(save.error).code === 'CONFLICT' && ` ${t('settings.again')}`}
          </FormFault>
        )}
        <SelectField
          label={t('settings.audience')}
          value={values.audience}
          disabled={!active}
          options={CONSULTATION_AUDIENCES.map((value) => ({ value, label: t(`audiences.${value}`) }))}
          onChange={({ target }) => {
            const audience = CONSULTATION_AUDIENCES.find((one) => one === target.value);
            if (audience) set({ audience });
          }}
        />
        <SelectField
          label={t('settings.limit')}
          hint={t('settings.limitHint')}
          value={String(values.limitHours)}
          disabled={!active}
          options={limits.map((hours) => ({
            value: String(hours),
            label: hours === 0 ? t('settings.noLimit') : t('settings.hours', { count: hours }),
          }))}
          onChange={({ target }) => set({ limitHours: Number(target.value) })}
        />
        <AreaField
          label={t('settings.about')}
          hint={t('settings.aboutHint')}
          value={values.about}
          maxLength={500}
          disabled={!active}
          onChange={({ target }) => set({ about: target.value })}
        />
        <Field
          label={t('settings.place')}
          hint={t('settings.placeHint')}
          value={values.place}
          maxLength={300}
          disabled={!active}
          onChange={({ target }) => set({ place: target.value })}
        />
        {active && (
          <div>
            <SubmitButton busy={save.isPending}>{t('save')}</SubmitButton>{' '}
            {touched && (
              <QuietButton
                onClick={() => {
                  const { audience, limitHours, about, place } = consulting;
                  setValues({ audience, limitHours, about, place });
                }}
              >
                {t('undo')}
              </QuietButton>
            )}
          </div>
        )}
      </Form>
    </Titled>
  );
}
