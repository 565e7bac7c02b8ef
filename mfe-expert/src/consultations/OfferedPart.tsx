import { addDays, dayAt, isHeldOn, weekday, type Day, type Language } from '@sytno/domain';
import { formatDay, now, timeZoneName, useApi, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { Button, Chip, EmptyState, QueryView, QuietButton, QuietButtonLink, Skeleton } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Columns, List, Quiet, Row, Stack, Titled } from '../groups/parts';
import { CONSULTATION_TEXTS } from './consultation-texts';
import { ConsultingForm } from './ConsultingForm';
import { consultingQuery, useConsultationDeed, type Consulting, type Offered } from './consultations.queries';
import { OfferDialog } from './OfferDialog';

/** Times that an expert offers, and how he consults. */
export function OfferedPart({ lng }: { lng: Language }) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  const query = useQuery(consultingQuery(useApi()));
  return (
    <QueryView query={query} skeleton={<Skeleton $height={360} />}>
      {(consulting) => (
        <Stack>
          {!consulting.active && <Quiet role="status">{t('readOnly')}</Quiet>}
          <Columns>
            <Offers consulting={consulting} lng={lng} />
            <ConsultingForm key={consulting.version} consulting={consulting} />
          </Columns>
        </Stack>
      )}
    </QueryView>
  );
}

function Offers({ consulting, lng }: { consulting: Consulting; lng: Language }) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  const [open, setOpen] = useState(false);
  const { id, offers, active, timeZone } = consulting;
  const add = <Button onClick={() => setOpen(true)}>{t('offers.add')}</Button>;
  return (
    <Titled title={t('offers.title')} {...(active && offers.length > 0 && { action: add })}>
      {offers.length === 0 ? (
        <EmptyState
          picture="🕰️"
          title={t('offers.none')}
          text={t('offers.noneText')}
          {...(active && { action: add })}
        />
      ) : (
        <>
          <List aria-label={t('offers.title')}>
            {offers.map((offer) => (
              <Offer key={offer.id} offer={offer} active={active} own={timeZone} lng={lng} />
            ))}
          </List>
          <div>
            <QuietButtonLink to={pathTo('consultations', lng, {}, { expert: id })}>
              {t('offers.asOthers')}
            </QuietButtonLink>
          </div>
        </>
      )}
      {open && <OfferDialog timeZone={timeZone} lng={lng} onClose={() => setOpen(false)} />}
    </Titled>
  );
}

/** So many of the coming days of a weekly offer can be left out here. */
const COMING = 4;

function Offer(props: { offer: Offered; active: boolean; own: string; lng: Language }) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  const { offer, active, own, lng } = props;
  const [open, setOpen] = useState(false);
  const { id, timeZone, from, to } = offer;
  const remove = useConsultationDeed((api, offerId: string) =>
    api.expert.consultations.removeOffer({ id: offerId }),
  );
  const day = offer.weekly ? t(`weekdays.${String(weekday(offer.day))}`) : formatDay(offer.day, lng, 'full');
  return (
    <li>
      <Row>
        <b>{offer.weekly ? t('offers.each', { day }) : day}</b>
        <span>
          {from} – {to}
        </span>
        <Chip>{t('offers.minutes', { count: offer.minutes })}</Chip>
      </Row>
      {offer.weekly && (
        <Quiet>
          {offer.until === null
            ? t('offers.since', { day: formatDay(offer.day, lng) })
            : t('offers.between', { from: formatDay(offer.day, lng), to: formatDay(offer.until, lng) })}
        </Quiet>
      )}
      {timeZone !== own && <Quiet>{t('offers.zone', { zone: timeZoneName(timeZone, lng, now()) })}</Quiet>}
      <Row>
        {offer.weekly && active && (
          <QuietButton small aria-expanded={open} onClick={() => setOpen(!open)}>
            {t('offers.leaveOut')}
          </QuietButton>
        )}
        <QuietButton
          small
          aria-label={t('offers.removeOne', { day })}
          busy={remove.isPending}
          onClick={() => remove.mutate(id)}
        >
          {t('offers.remove')}
        </QuietButton>
      </Row>
      {open && <LeftOut offer={offer} lng={lng} />}
    </li>
  );
}

function comingOf(offer: Offered): Day[] {
  const today = dayAt(now(), offer.timeZone);
  const days: Day[] = [];
  for (let at = 0; at <= COMING * 7 + 366 && days.length < COMING; at++) {
    const day = addDays(today, at);
    if (isHeldOn({ ...offer, skipped: [] }, day)) days.push(day);
  }
  return days;
}

function LeftOut({ offer, lng }: { offer: Offered; lng: Language }) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  const skip = useConsultationDeed((api, { day, skipped }: { day: Day; skipped: boolean }) =>
    api.expert.consultations.skip({ id: offer.id, day, skipped }),
  );
  return (
    <List aria-label={t('offers.leaveOut')}>
      {comingOf(offer).map((day) => {
        const out = offer.skipped.includes(day);
        return (
          <li key={day}>
            <Row>
              <span>{formatDay(day, lng, 'full')}</span>
              {out && <Chip>{t('offers.isOut')}</Chip>}
              <QuietButton
                small
                busy={skip.isPending && skip.variables.day === day}
                onClick={() => skip.mutate({ day, skipped: !out })}
              >
                {t(out ? 'offers.putBack' : 'offers.notThen')}
              </QuietButton>
            </Row>
          </li>
        );
      })}
    </List>
  );
}
