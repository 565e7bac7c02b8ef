import {
  addDays,
  CONSULTATION_MINUTES,
  dayAt,
  timesADay,
  weekday,
  type Day,
  type Language,
} from '@sytno/domain';
import { now, timeZoneName, useTexts } from '@sytno/kit';
import {
  Actions,
  CheckField,
  Dialog,
  Field,
  FormFault,
  QuietButton,
  SelectField,
  SubmitButton,
  useUnsaved,
} from '@sytno/kit/ui';
import { useState } from 'react';
import { Form, Quiet, Row } from '../groups/parts';
import { CONSULTATION_TEXTS } from './consultation-texts';
import { useConsultationDeed } from './consultations.queries';
import { useFailureText } from '../use-deed';

const QUARTERS = Array.from({ length: 96 }, (_, at) => {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(at / 4))}:${two((at % 4) * 15)}`;
});
const CLOCKS = QUARTERS.map((value) => ({ value, label: value }));

/** Offers times on a day, or on the same day of every week. */
export function OfferDialog(props: { timeZone: string; lng: Language; onClose: () => void }) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  const words = useFailureText();
  const { timeZone, lng, onClose } = props;
  const today = dayAt(now(), timeZone);
  const [day, setDay] = useState<Day>(addDays(today, 1));
  const [weekly, setWeekly] = useState(false);
  const [until, setUntil] = useState('');
  const [from, setFrom] = useState('10:00');
  const [to, setTo] = useState('13:00');
  const [minutes, setMinutes] = useState<(typeof CONSULTATION_MINUTES)[number]>(45);
  const [asked, setAsked] = useState(false);
  const count = timesADay({ from, to, minutes });
  const late = weekly && until !== '' && until < day;
  const early = day === '' || day < today;
  const offer = useConsultationDeed(
    (api, _: string) =>
      api.expert.consultations.offer({
        ...{ day, weekly, from, to, minutes },
        until: weekly && until !== '' ? until : null,
      }),
    { quiet: true },
  );
  useUnsaved(from !== '10:00' || to !== '13:00' || until !== '');
  return (
    <Dialog title={t('offer.title')} onClose={onClose}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (count > 0 && !late && !early && !offer.isPending) offer.mutate(day, { onSuccess: onClose });
        }}
      >
        <Quiet>{t('offer.zone', { zone: timeZoneName(timeZone, lng, now()) })}</Quiet>
        {offer.error && <FormFault>{words(offer.error)}</FormFault>}
        <Field
          type="date"
          label={t(weekly ? 'offer.first' : 'offer.day')}
          value={day}
          min={today}
          required
          fault={asked && early ? t('offer.early') : undefined}
          onChange={({ target }) => setDay(target.value)}
        />
        <CheckField
          label={
            day === ''
              ? t('offer.weekly')
              : t('offer.weeklyOn', { day: t(`weekdays.${String(weekday(day))}`) })
          }
          checked={weekly}
          onChange={({ target }) => setWeekly(target.checked)}
        />
        {weekly && (
          <Field
            type="date"
            label={t('offer.until')}
            hint={t('offer.untilHint')}
            value={until}
            min={day}
            fault={asked && late ? t('offer.late') : undefined}
            onChange={({ target }) => setUntil(target.value)}
          />
        )}
        <Row>
          <SelectField
            label={t('offer.from')}
            value={from}
            options={CLOCKS}
            onChange={({ target }) => setFrom(target.value)}
          />
          <SelectField
            label={t('offer.to')}
            value={to}
            options={CLOCKS}
            fault={asked && count === 0 ? t('offer.short') : undefined}
            onChange={({ target }) => setTo(target.value)}
          />
          <SelectField
            label={t('offer.minutes')}
            value={String(minutes)}
            options={CONSULTATION_MINUTES.map((one) => ({
              value: String(one),
              label: t('offers.minutes', { count: one }),
            }))}
            onChange={({ target }) => {
              setMinutes(CONSULTATION_MINUTES.find((one) => String(one) === target.value) ?? 45);
            }}
          />
        </Row>
        <Quiet role="status">{t(count === 0 ? 'offer.countNone' : 'offer.count', { count })}</Quiet>
        <Actions>
          <QuietButton onClick={onClose}>{t('cancel')}</QuietButton>
          <SubmitButton busy={offer.isPending}>{t('offer.go')}</SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}
