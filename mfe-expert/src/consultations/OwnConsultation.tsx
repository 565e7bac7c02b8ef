import { MEASURE_KEYS, type Language } from '@sytno/domain';
import { formatInstant, formatNumber, useTexts } from '@sytno/kit';
import { useHeld } from '@sytno/kit/held';
import { pathTo } from '@sytno/kit/routes';
import {
  AreaField,
  Avatar,
  Chip,
  FormFault,
  PageFrame,
  QuietButton,
  SubmitButton,
  Switch,
  TextLink,
  useUnsaved,
} from '@sytno/kit/ui';
import { useState } from 'react';
import { Columns, Form, Quiet, Row, Stack, Titled, Words } from '../groups/parts';
import { ChangeActions } from './ChangeActions';
import { CONSULTATION_TEXTS } from './consultation-texts';
import { useConsultationDeed, type ClientConsultation } from './consultations.queries';
import { useFailureText } from '../use-deed';
import { Documents } from './Documents';
import { NotMedical } from './NotMedical';
import { Cancelled, Measured, Others } from './parts';
import { StateChip } from './StateChip';
import { When } from './When';

/** A consultation as its client sees it. */
export function OwnConsultation({ one, lng }: { one: ClientConsultation; lng: Language }) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  const { expert, startsAt, endsAt, zone, state } = one;
  const name = expert.id === null ? t('goneExpert') : expert.name || t('nameless');
  return (
    <PageFrame title={t('one.with', { name })}>
      <Stack>
        <Row>
          <Avatar name={name} src={expert.photo?.sizes[0]?.url ?? null} size={40} />
          {expert.id === null ? (
            <span>{name}</span>
          ) : (
            <TextLink to={pathTo('expertProfile', lng, { id: expert.id })}>{name}</TextLink>
          )}
          {expert.id !== null && <Quiet as="span">{t(`kinds.${expert.kind}`)}</Quiet>}
          {expert.checked && <Chip tone="dill">{t('checked')}</Chip>}
          <StateChip state={state} startsAt={startsAt} />
        </Row>
        <Titled title={t('one.when')}>
          <Stack>
            <When {...{ startsAt, endsAt, zone, lng }} otherZone={one.expertZone} side="client" />
            {one.place !== '' && state === 'booked' && <Words>{t('one.place', { place: one.place })}</Words>}
            <Cancelled one={one} />
            {state === 'booked' && expert.id !== null && (
              <ChangeActions
                id={one.id}
                expertId={expert.id}
                {...{ startsAt, zone, lng }}
                side="client"
                changeable={one.changeable}
                limitHours={one.limitHours}
              />
            )}
          </Stack>
        </Titled>
        <Columns>
          <Record one={one} lng={lng} />
          <Stack>
            <Question one={one} />
            <MeasuringPart one={one} lng={lng} />
            <Documents id={one.id} documents={one.documents} side="client" lng={lng} />
            <Others one={one} side="client" zone={zone} lng={lng} />
          </Stack>
        </Columns>
        <NotMedical />
      </Stack>
    </PageFrame>
  );
}

function Record({ one, lng }: { one: ClientConsultation; lng: Language }) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  const { record } = one;
  const parts = (['goals', 'plan', 'conclusion'] as const).filter((key) => record[key] !== '');
  const measured = MEASURE_KEYS.some((key) => record.measurements[key] !== null);
  return (
    <Titled title={t('record.title')}>
      {parts.length === 0 && !measured && <Quiet>{t('record.none')}</Quiet>}
      {measured && (
        <Measured
          title={t('record.measurements')}
          rows={MEASURE_KEYS.flatMap((key) => {
            const value = record.measurements[key];
            return value === null
              ? []
              : [[t(`measures.${key}`), `${formatNumber(value, lng, 1)} ${t(`units.${key}`)}`] as const];
          })}
        />
      )}
      {parts.map((key) => (
        <section key={key} aria-label={t(`record.${key}`)}>
          <b>{t(`record.${key}`)}</b>
          <Words>{record[key]}</Words>
        </section>
      ))}
    </Titled>
  );
}

/** Measurements are health data: he lets them be written down, and takes that back with them. */
function MeasuringPart({ one, lng }: { one: ClientConsultation; lng: Language }) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  const { id, measuring, state } = one;
  const change = useConsultationDeed((api, given: boolean) =>
    api.expert.consultations.measure({ id, given }),
  );
  const [given, hold] = useHeld(measuring !== null);
  if (measuring === null && state !== 'booked') return null;
  return (
    <Titled title={t('record.measurements')}>
      <Switch
        label={t('measuring.label')}
        hint={t('measuring.hint')}
        checked={given}
        disabled={change.isPending}
        onChange={({ target }) => hold(target.checked, change.mutateAsync(target.checked))}
      />
      {measuring !== null && <Quiet>{t('measuring.since', { day: formatInstant(measuring, lng) })}</Quiet>}
    </Titled>
  );
}

function Question({ one }: { one: ClientConsultation }) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  const words = useFailureText();
  const { id } = one;
  const [question, setQuestion] = useState(one.question);
  const [editing, setEditing] = useState(false);
  const ask = useConsultationDeed(
    (api, text: string) => api.expert.consultations.ask({ id, question: text }),
    { quiet: true, done: t('saved') },
  );
  useUnsaved(editing && question !== one.question);
  if (!editing || one.state !== 'booked') {
    return (
      <Titled title={t('record.question')}>
        {one.question === '' ? <Quiet>{t('question.none')}</Quiet> : <Words>{one.question}</Words>}
        {one.state === 'booked' && (
          <div>
            <QuietButton
              small
              onClick={() => {
                setQuestion(one.question);
                setEditing(true);
              }}
            >
              {t(one.question === '' ? 'question.write' : 'question.change')}
            </QuietButton>
          </div>
        )}
      </Titled>
    );
  }
  return (
    <Titled title={t('record.question')}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!ask.isPending) ask.mutate(question, { onSuccess: () => setEditing(false) });
        }}
      >
        {ask.error && <FormFault>{words(ask.error)}</FormFault>}
        <AreaField
          label={t('book.question')}
          hint={t('book.questionHint')}
          value={question}
          maxLength={2_000}
          rows={5}
          onChange={({ target }) => setQuestion(target.value)}
        />
        <Row>
          <SubmitButton busy={ask.isPending}>{t('save')}</SubmitButton>
          <QuietButton onClick={() => setEditing(false)}>{t('cancel')}</QuietButton>
        </Row>
      </Form>
    </Titled>
  );
}
