import { LANGUAGES, type Language } from '@sytno/domain';
import { currencySign, now, useTexts } from '@sytno/kit';
import { useLocation, useNavigate } from '@sytno/kit/router';
import { pathInLanguage } from '@sytno/kit/routes';
import { Field, SelectField, useNotify, useUnsaved } from '@sytno/kit/ui';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FieldGrid, FormCard } from '../FormCard';
import { useFormFaults } from '../use-form-faults';
import { checkNumber, readMoney } from '../written-number';
import { countryOptions, currencyName, currencyOf, isCountry } from './countries';
import type { OwnProfile } from './profile.queries';
import { farZones, nearZones, zoneNow } from './time-zones';
import { useProfileChange, type ProfileChange } from './use-profile-change';

interface PersonalFields {
  name: string;
  countryCode: string;
  language: Language;
  timeZone: string;
  /** Asked for when another country brings another currency. */
  targets: { cash: string };
}

const NAMES = ['name', 'countryCode', 'language', 'timeZone', 'targets.cash'] as const;

/** Name, country with its currency, language and time zone. */
export function PersonalForm({ id, whole, lng }: { id: string; whole: OwnProfile; lng: Language }) {
  const { t } = useTexts('account');
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const form = useForm<PersonalFields>({
    values: fieldsOf(whole),
    resetOptions: { keepDirtyValues: true },
  });
  const faults = useFormFaults(form, NAMES);
  const { isDirty } = form.formState;
  useUnsaved(isDirty);
  const change = useProfileChange();
  const countries = useMemo(() => countryOptions(lng), [lng]);
  const zones = useZones(whole.profileData.timeZone, lng);
  const zone = zoneNow(useWatch({ control: form.control, name: 'timeZone' }), lng, now());
  const currency = currencyOf(useWatch({ control: form.control, name: 'countryCode' }));
  const newCurrency = currency !== undefined && currency !== whole.profile.currency;

  const save = (fields: PersonalFields) => {
    const wanted = changeOf(fields, whole, newCurrency);
    change.mutate(wanted, {
      onSuccess: (answer) => {
        form.reset(fieldsOf({ ...whole, ...answer }));
        // In another language the page itself is the answer.
        if (wanted.language && wanted.language !== lng) {
          void navigate(pathInLanguage(`${pathname}${search}`, wanted.language), { replace: true });
        } else notify(t('profile.saved'), 'good');
      },
      onError: faults.show,
    });
  };

  return (
    <FormCard
      id={id}
      title={t('profile.person')}
      text={t('profile.personText')}
      dirty={isDirty}
      dirtyWords={t('profile.dirty')}
      fault={faults.general}
      submit={t('profile.save')}
      busy={change.isPending}
      onSubmit={(event) => {
        faults.clear();
        void form.handleSubmit(save)(event);
      }}
    >
      <FieldGrid>
        <Field
          label={t('profile.name')}
          autoComplete="name"
          fault={faults.fault('name')}
          {...form.register('name', { maxLength: { value: 80, message: 'text.long' } })}
        />
        <SelectField
          label={t('profile.country')}
          options={countries}
          hint={currency && t('profile.currency', { currency: currencyName(currency, lng) })}
          fault={faults.fault('countryCode')}
          {...form.register('countryCode')}
        />
        {newCurrency && (
          <Field
            label={t('profile.cashIn', { currency: currencySign(currency, lng) })}
            hint={t('profile.cashAgain')}
            inputMode="decimal"
            autoComplete="off"
            fault={faults.fault('targets.cash')}
            {...form.register('targets.cash', { validate: checkNumber, shouldUnregister: true })}
          />
        )}
        <SelectField
          label={t('profile.language')}
          options={LANGUAGES.map((value) => ({ value, label: t(`profile.languages.${value}`) }))}
          fault={faults.fault('language')}
          {...form.register('language')}
        />
        <SelectField
          label={t('profile.timeZone')}
          options={zones}
          hint={zone ? t('profile.timeZoneNow', { ...zone }) : undefined}
          fault={faults.fault('timeZone')}
          {...form.register('timeZone')}
        />
      </FieldGrid>
    </FormCard>
  );
}

/** All zones by name; the hundreds of far ones are sorted once. */
function useZones(current: string, lng: Language) {
  const { t } = useTexts('account');
  const far = useMemo(() => farZones(current, lng), [current, lng]);
  return [...nearZones((city) => t(`profile.cities.${city}`), lng), ...far];
}

function fieldsOf({ profileData: { name, countryCode, language, timeZone } }: OwnProfile): PersonalFields {
  return { name, countryCode, language, timeZone, targets: { cash: '' } };
}

/** What differs from the profile; a new currency brings its cash limit along. */
function changeOf(fields: PersonalFields, whole: OwnProfile, newCurrency: boolean): ProfileChange {
  const { name, countryCode, language, timeZone } = whole.profileData;
  return {
    ...(fields.name !== name && { name: fields.name }),
    ...(fields.countryCode !== countryCode &&
      isCountry(fields.countryCode) && { countryCode: fields.countryCode }),
    ...(fields.language !== language && { language: fields.language }),
    ...(fields.timeZone !== timeZone && { timeZone: fields.timeZone }),
    ...(newCurrency && {
      targets: { ...whole.profile.targets, cash: readMoney(fields.targets.cash) ?? 0 },
    }),
  };
}
