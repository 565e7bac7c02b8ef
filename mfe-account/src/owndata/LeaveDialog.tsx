import { LAST_WILLS, type Language, type LastWill } from '@sytno/domain';
import { formatInstant, useApi, useSession, useTexts } from '@sytno/kit';
import {
  Actions,
  Button,
  ChoiceGroup,
  Dialog,
  Field,
  FormFault,
  SelectField,
  space,
  TYPE,
} from '@sytno/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { PEOPLE_TEXTS } from '../people-words';
import { useFormFaults } from '../use-form-faults';
import type { OwnDataView } from './owndata.queries';

interface Wanted {
  password: string;
  will: LastWill;
  heirId: string;
}

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  p {
    margin: 0;
    text-wrap: pretty;
  }
`;

const Choice = styled.label`
  display: grid;
  grid-template-columns: 24px 1fr;
  align-items: center;
  gap: ${space(3)};
  min-height: 44px;
  font: ${TYPE.body};
  cursor: pointer;
  input {
    width: 20px;
    height: 20px;
    accent-color: currentcolor;
  }
`;

/** By this key the sign-in page knows on which day the account goes, and says that signing in keeps it. */
const LEAVING_KEY = 'sytno.leaving';

/** Asks once more, for the password, and about what others see or share; then nobody is signed in any more. */
export function LeaveDialog(props: { view: OwnDataView; lng: Language; onClose: () => void }) {
  const { t } = useTexts(PEOPLE_TEXTS);
  const { published, heirs, daysLeft } = props.view;
  const api = useApi();
  const session = useSession();
  const formId = useId();
  const form = useForm<Wanted>({
    defaultValues: { password: '', will: 'withdraw', heirId: heirs[0]?.userId ?? '' },
  });
  const faults = useFormFaults(form, ['password', 'will', 'heirId']);
  const leave = useMutation({
    mutationFn: ({ heirId, ...wanted }: Wanted) =>
      api.account.owndata.leave({ ...wanted, ...(heirId !== '' && { heirId }) }),
    onSuccess: ({ leavesAt }) => {
      sessionStorage.setItem(LEAVING_KEY, formatInstant(leavesAt, props.lng));
      session.signOut();
    },
    onError: faults.show,
  });
  const works = (['recipes', 'templates'] as const).filter((what) => published[what] > 0);
  return (
    <Dialog
      title={t('leave.title')}
      onClose={props.onClose}
      foot={
        <Actions>
          <Button type="submit" form={formId} tone="danger" busy={leave.isPending}>
            {t('leave.confirm')}
          </Button>
        </Actions>
      }
    >
      <Form
        id={formId}
        noValidate
        aria-label={t('leave.title')}
        onSubmit={(event) => {
          faults.clear();
          void form.handleSubmit((wanted) => leave.mutate(wanted))(event);
        }}
      >
        <p>{t('leave.text')}</p>
        <p>{t('owndata.leaveText', { count: props.view.grace })}</p>
        <p>{t('leave.copyFirst')}</p>
        {daysLeft > 0 && <p>{t('leave.days', { count: daysLeft })}</p>}
        {published.courses > 0 && <p>{t('leave.courses', { count: published.courses })}</p>}
        {faults.general && <FormFault>{faults.general}</FormFault>}
        {works.length > 0 && (
          <ChoiceGroup
            title={t('leave.will')}
            hint={works.map((what) => t(`leave.${what}`, { count: published[what] })).join(', ')}
          >
            {LAST_WILLS.map((will) => (
              <Choice key={will}>
                <input type="radio" value={will} {...form.register('will')} />
                {t(`leave.wills.${will}`)}
              </Choice>
            ))}
          </ChoiceGroup>
        )}
        {heirs.length > 0 && (
          <SelectField
            label={t('leave.heir')}
            hint={t('leave.heirText')}
            options={heirs.map(({ userId, name }) => ({ value: userId, label: name }))}
            fault={faults.fault('heirId')}
            {...form.register('heirId')}
          />
        )}
        <Field
          label={t('leave.password')}
          type="password"
          autoComplete="current-password"
          fault={faults.fault('password')}
          {...form.register('password', { required: { value: true, message: 'password.required' } })}
        />
      </Form>
    </Dialog>
  );
}
