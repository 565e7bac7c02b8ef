import { addDays, mondayOf, TEMPLATE_WEEKS, type Day, type Language } from '@sytno/domain';
import { formatDays, KIT_TEXTS, useTexts } from '@sytno/kit';
import { Actions, Dialog, Field, SelectField, space, SubmitButton, WeekPicker } from '@sytno/kit/ui';
import { useId, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { today } from '../menu/menu.atoms';
import { Quiet } from './parts';
import { TEMPLATE_TEXTS } from './template-texts';
import { useCreate } from './use-template-deeds';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

/** Makes a template of weeks of the menu. */
export function SaveWeek(props: { monday: Day; lng: Language; onClose: () => void }) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const { lng } = props;
  const form = useId();
  const [monday, setMonday] = useState(mondayOf(props.monday));
  const [weeks, setWeeks] = useState(1);
  const days = formatDays(monday, addDays(monday, weeks * 7 - 1), lng);
  const [name, setName] = useState<string>();
  const [asked, setAsked] = useState(false);
  const { fromMenu } = useCreate(lng);
  const usual = t('saveWeek.usualName', { days });
  const written = name ?? usual;
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (written.trim() === '' || fromMenu.isPending) return;
    fromMenu.mutate({ from: monday, kind: weeks === 1 ? 'week' : 'weeks', weeks, name: written.trim() });
  };
  return (
    <Dialog
      title={t('saveWeek.title')}
      onClose={props.onClose}
      foot={
        <Actions>
          <SubmitButton form={form} busy={fromMenu.isPending}>
            {t('saveWeek.save')}
          </SubmitButton>
        </Actions>
      }
    >
      <Form id={form} onSubmit={save} noValidate>
        <WeekPicker monday={monday} today={today()} onChange={setMonday} />
        <SelectField
          label={t('saveWeek.weeks')}
          value={String(weeks)}
          options={Array.from({ length: TEMPLATE_WEEKS.most }, (_, more) => ({
            value: String(more + 1),
            label: t('kinds.count', { count: more + 1 }),
          }))}
          onChange={({ target }) => setWeeks(Number(target.value))}
        />
        <Field
          label={t('edit.name')}
          value={written}
          maxLength={80}
          {...(asked && written.trim() === '' ? { fault: kit('faults.blank') } : {})}
          onChange={({ target }) => setName(target.value)}
        />
        <Quiet>{t('saveWeek.hint')}</Quiet>
      </Form>
    </Dialog>
  );
}
