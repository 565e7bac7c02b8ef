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
import { useConsultationDeed, type LedConsultation } from './consultations.queries';
import { useFailureText } from '../use-deed';
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
          <Record one={one} />
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

const NONE = { weight: null, height: null, waist: null, hips: null, chest: null };

const valuesOf = ({ record: { measurements, goals, plan, conclusion }, privateNote }: LedConsultation) => ({
  ...{ measurements, goals, plan, conclusion, privateNote },
});

function Record({ one }: { one: LedConsultation }) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const words = useFailureText();
  const { id } = one;
  // What is written here is based on; what comes meanwhile takes its place while nothing is written.
  const [base, setBase] = useState(one);
  const [values, setValues] = useState(() => valuesOf(one));
  const [asked, setAsked] = useState(false);
  const [ending, setEnding] = useState(false);
  const closed = !one.active || one.state === 'cancelled';
  // Whoever took his consent back has none here either.
  const measured = one.measuring ? values.measurements : NONE;
  const touched = JSON.stringify(values) !== JSON.stringify(valuesOf(base));
  if (!touched && one.version > base.version) {
    setBase(one);
    setValues(valuesOf(one));
  }
  useUnsaved(touched && !closed);
  const set = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }));
  const wrong = (key: Measure) => {
    const value = measured[key];
    return value !== null && (value < MEASURES[key].least || value > MEASURES[key].most);
  };
  const save = useConsultationDeed(
    (api, given: typeof values) =>
      api.expert.consultations.saveRecord({ id, version: base.version, ...given, measurements: measured }),
    { quiet: true, done: t('saved') },
  );
  const conclude = useConsultationDeed(
    (api, version: number) => api.expert.consultations.conclude({ id, version }),
    { done: t('conclude.done') },
  );
  const ready = MEASURE_KEYS.every((key) => !wrong(key));
  const keep = async () => {
    const kept = await save.mutateAsync(values);
    setBase(kept);
    return kept;
  };
  const end = async () => {
    const { version } = touched ? await keep() : base;
    setBase(await conclude.mutateAsync(version));
  };
  const busy = save.isPending || conclude.isPending;
  const noEnd = asked && values.conclusion.trim() === '';
  return (
    <Titled title={t('record.title')}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // What failed is shown above the fields.
          if (ready && !busy && !closed) keep().catch(() => undefined);
        }}
      >
        <Quiet>{t('record.shared')}</Quiet>
        {save.error && (
          <FormFault>
            {words(save.error)}
            {failureOf(save.error).code === 'CONFLICT' && ` ${t('record.again')}`}
          </FormFault>
        )}
        <ChoiceGroup
          title={t('record.measurements')}
          hint={t(one.measuring ? 'record.measurementsHint' : 'record.notMeasured')}
        >
          {one.measuring && (
            <Row>
              {MEASURE_KEYS.map((key) => (
                <NumberField
                  key={key}
                  label={t(`measures.${key}`)}
                  unit={t(`units.${key}`)}
                  value={measured[key]}
                  min={MEASURES[key].least}
                  max={MEASURES[key].most}
                  digits={1}
                  disabled={closed}
                  {...(wrong(key) ? { fault: kit('faults.number.range') } : {})}
                  onChange={(value) => set({ measurements: { ...measured, [key]: value } })}
                />
              ))}
            </Row>
          )}
        </ChoiceGroup>
        {TEXTS.map((key) => (
          <AreaField
            key={key}
            label={t(`record.${key}`)}
            hint={t(`record.${key}Hint`)}
            value={values[key]}
            maxLength={4_000}
            rows={4}
            disabled={closed}
            fault={key === 'conclusion' && noEnd ? t('conclude.first') : undefined}
            onChange={({ target }) => set({ [key]: target.value })}
          />
        ))}
        <AreaField
          label={t('record.private')}
          hint={t('record.privateHint')}
          value={values.privateNote}
          maxLength={4_000}
          rows={4}
          disabled={closed}
          onChange={({ target }) => set({ privateNote: target.value })}
        />
        {!closed && (
          <Row>
            <SubmitButton busy={save.isPending}>{t('save')}</SubmitButton>
            {one.state === 'booked' &&
              (one.begun ? (
                <QuietButton
                  onClick={() => {
                    setAsked(true);
                    if (ready && values.conclusion.trim() !== '') setEnding(true);
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
