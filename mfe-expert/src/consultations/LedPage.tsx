import { MEASURE_KEYS, MEASURES, type Language, type Measure } from '@sytno/domain';
import { failureOf, KIT_TEXTS, useTexts } from '@sytno/kit';
import {
  AreaField,
  Avatar,
  Chip,
  ChoiceGroup,
  Confirm,
  FormFault,
  NumberField,
  PageFrame,
  QuietButton,
  SubmitButton,
  useUnsaved,
} from '@sytno/kit/ui';
import { useState } from 'react';
import { Columns, Form, Quiet, Row, Stack, Titled, Words } from '../groups/parts';
import { ChangeActions } from './ChangeActions';
import { CONSULTATION_TEXTS } from './consultation-texts';
import { useConsultationDeed, useFailureText, type LedConsultation } from './consultations.queries';
import { Documents } from './Documents';
import { NotMedical } from './NotMedical';
import { Cancelled, Others } from './parts';
import { StateChip } from './StateChip';
import { When } from './When';

/** A consultation as its expert sees it: the record in its steps, and what he keeps for himself. */
export function LedPage({ one, lng }: { one: LedConsultation; lng: Language }) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  const { client, startsAt, endsAt, zone, state } = one;
  const name = client.name || t('nameless');
  return (
    <PageFrame title={t('one.with', { name })}>
      <Stack>
        <Row>
          <Avatar name={name} src={client.avatar} size={40} />
          <b>{name}</b>
          <StateChip state={state} startsAt={startsAt} />
        </Row>
        {client.hidesNumbers && (
          <Row>
            <Chip tone="sunflower">{t('one.hides')}</Chip>
            <Quiet>{t('one.hidesText')}</Quiet>
          </Row>
        )}
        {!one.active && <Quiet role="status">{t('readOnly')}</Quiet>}
        <Titled title={t('one.when')}>
          <Stack>
            <When {...{ startsAt, endsAt, zone, lng }} otherZone={one.clientZone} side="expert" />
            {one.place !== '' && state === 'booked' && <Words>{t('one.place', { place: one.place })}</Words>}
            <Cancelled one={one} />
            {state === 'booked' && (
              <ChangeActions
                id={one.id}
                expertId={one.expertId}
                {...{ startsAt, zone, lng }}
                side="expert"
                changeable
                begun={one.begun}
                limitHours={one.limitHours}
              />
            )}
          </Stack>
        </Titled>
        <Columns>
          <Record key={one.version} one={one} />
          <Stack>
            <Titled title={t('record.question')}>
              {one.question === '' ? <Quiet>{t('question.noneYet')}</Quiet> : <Words>{one.question}</Words>}
            </Titled>
            <Documents id={one.id} documents={one.documents} side="expert" lng={lng} />
            <Others one={one} side="expert" zone={zone} lng={lng} />
          </Stack>
        </Columns>
        <NotMedical />
      </Stack>
    </PageFrame>
  );
}

const TEXTS = ['goals', 'plan', 'conclusion'] as const;

function Record({ one }: { one: LedConsultation }) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const words = useFailureText();
  const { id, version, record, privateNote } = one;
  const [measurements, setMeasurements] = useState(record.measurements);
  const [texts, setTexts] = useState({
    goals: record.goals,
    plan: record.plan,
    conclusion: record.conclusion,
    privateNote,
  });
  const [asked, setAsked] = useState(false);
  const [ending, setEnding] = useState(false);
  const closed = !one.active || one.state === 'cancelled';
  const before = { ...record, privateNote };
  const touched =
    MEASURE_KEYS.some((key) => measurements[key] !== record.measurements[key]) ||
    ([...TEXTS, 'privateNote'] as const).some((key) => texts[key] !== before[key]);
  useUnsaved(touched && !closed);
  const wrong = (key: Measure) => {
    const value = measurements[key];
    return value !== null && (value < MEASURES[key].least || value > MEASURES[key].most);
  };
  const save = useConsultationDeed(
    (api, _: string) => api.expert.consultations.saveRecord({ id, version, measurements, ...texts }),
    { quiet: true, done: t('saved') },
  );
  const conclude = useConsultationDeed(
    (api, at: number) => api.expert.consultations.conclude({ id, version: at }),
    { quiet: true, done: t('conclude.done') },
  );
  const ready = MEASURE_KEYS.every((key) => !wrong(key));
  const end = async () => {
    const kept = touched ? await save.mutateAsync(id) : one;
    await conclude.mutateAsync(kept.version);
  };
  const busy = save.isPending || conclude.isPending;
  const fault = save.error ?? conclude.error;
  const noEnd = asked && texts.conclusion.trim() === '';
  return (
    <Titled title={t('record.title')}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (ready && !busy && !closed) save.mutate(id);
        }}
      >
        <Quiet>{t('record.shared')}</Quiet>
        {fault && (
          <FormFault>
            {words(fault)}
            {failureOf(fault).code === 'CONFLICT' && ` ${t('record.again')}`}
          </FormFault>
        )}
        <ChoiceGroup title={t('record.measurements')} hint={t('record.measurementsHint')}>
          <Row>
            {MEASURE_KEYS.map((key) => (
              <NumberField
                key={key}
                label={t(`measures.${key}`)}
                unit={t(`units.${key}`)}
                value={measurements[key]}
                min={MEASURES[key].least}
                max={MEASURES[key].most}
                digits={1}
                disabled={closed}
                {...(wrong(key) ? { fault: kit('faults.number.range') } : {})}
                onChange={(value) => setMeasurements((all) => ({ ...all, [key]: value }))}
              />
            ))}
          </Row>
        </ChoiceGroup>
        {TEXTS.map((key) => (
          <AreaField
            key={key}
            label={t(`record.${key}`)}
            hint={t(`record.${key}Hint`)}
            value={texts[key]}
            maxLength={4_000}
            rows={4}
            disabled={closed}
            fault={key === 'conclusion' && noEnd ? t('conclude.first') : undefined}
            onChange={({ target }) => setTexts((all) => ({ ...all, [key]: target.value }))}
          />
        ))}
        <AreaField
          label={`🔒 ${t('record.private')}`}
          hint={t('record.privateHint')}
          value={texts.privateNote}
          maxLength={4_000}
          rows={4}
          disabled={closed}
          onChange={({ target }) => setTexts((all) => ({ ...all, privateNote: target.value }))}
        />
        {!closed && (
          <Row>
            <SubmitButton busy={save.isPending}>{t('save')}</SubmitButton>
            {one.state === 'booked' &&
              (one.begun ? (
                <QuietButton
                  onClick={() => {
                    setAsked(true);
                    if (ready && texts.conclusion.trim() !== '') setEnding(true);
                  }}
                >
                  {t('conclude.go')}
                </QuietButton>
              ) : (
                <Quiet as="span">{t('conclude.later')}</Quiet>
              ))}
          </Row>
        )}
      </Form>
      {ending && (
        <Confirm
          tone="main"
          title={t('conclude.ask')}
          action={t('conclude.go')}
          busy={busy}
          onClose={() => setEnding(false)}
          onConfirm={() => {
            end().then(
              () => setEnding(false),
              () => setEnding(false),
            );
          }}
        >
          <p>{t('conclude.text')}</p>
        </Confirm>
      )}
    </Titled>
  );
}
