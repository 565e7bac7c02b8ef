import { addDays, ADHERENCE_DAYS, type Day, type Language } from '@sytno/domain';
import {
  failureOf,
  formatDay,
  formatNumber,
  formatPercent,
  numbersHiddenAtom,
  useApi,
  useTexts,
} from '@sytno/kit';
import {
  Actions,
  AreaField,
  color,
  Dialog,
  FormFault,
  QueryView,
  QuietButton,
  SelectField,
  Skeleton,
  space,
  SubmitButton,
  Table,
  useUnsaved,
  type Column,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { styled } from 'styled-components';
import { GROUP_TEXTS } from '../groups/group-texts';
import {
  personDaysQuery,
  today,
  useGroupDeed,
  type FoodTargets,
  type PersonDays,
} from '../groups/groups.queries';
import { useFailureText } from '../use-deed';
import { Form, List, Quiet, Row, Stack, Titled, Words } from '../groups/parts';
import { Chart, signedNumber } from './Chart';

type PlanDay = PersonDays['days'][number];

const KEYS = ['kcal', 'protein', 'fat', 'carbs'] as const;
type Key = (typeof KEYS)[number];

const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(190px, 100%), 1fr));
  gap: ${space(4)} ${space(5)};
`;

const Scrolls = styled.details`
  > summary {
    min-height: 44px;
    color: ${color('beet')};
    cursor: pointer;
    line-height: 44px;
  }
  > div {
    max-width: 100%;
    overflow-x: auto;
  }
`;

/** Four weeks of one member: how he kept to the plan, by how much he was above or below, and comments on days. */
export function PersonAdherence({ id, lng }: { id: string; lng: Language }) {
  const { t } = useTexts(GROUP_TEXTS);
  const [to, setTo] = useState<Day>(today);
  const [commenting, setCommenting] = useState(false);
  const query = useQuery(personDaysQuery(useApi(), id, to));
  const revoked = query.error !== null && failureOf(query.error).code === 'CONSENT_REQUIRED';
  return (
    <Titled
      title={t('adherence.title')}
      action={
        <Row>
          <QuietButton small onClick={() => setTo(addDays(to, -ADHERENCE_DAYS))}>
            {t('adherence.before')}
          </QuietButton>
          {to < today() && (
            <QuietButton small onClick={() => setTo(today())}>
              {t('adherence.now')}
            </QuietButton>
          )}
        </Row>
      }
    >
      {revoked ? (
        <Quiet>{t('adherence.noConsent')}</Quiet>
      ) : (
        <QueryView query={query} skeleton={<Skeleton $height={320} />}>
          {(person) => (
            <Stack>
              <Summary person={person} lng={lng} />
              <Pictures person={person} lng={lng} />
              <Days person={person} lng={lng} />
              <Row>
                <QuietButton onClick={() => setCommenting(true)}>{t('comment.way')}</QuietButton>
              </Row>
              <Comments person={person} lng={lng} />
              {commenting && <CommentDialog person={person} lng={lng} onClose={() => setCommenting(false)} />}
            </Stack>
          )}
        </QueryView>
      )}
    </Titled>
  );
}

function Summary({ person, lng }: { person: PersonDays; lng: Language }) {
  const { t } = useTexts(GROUP_TEXTS);
  const { share, since, to } = person;
  return (
    <>
      <p style={{ margin: 0 }}>
        {share === null ? t('adherence.silent') : t('adherence.share', { share: formatPercent(share, lng) })}
      </p>
      <Quiet>{t('adherence.range', { from: formatDay(since, lng), to: formatDay(to, lng) })}</Quiet>
    </>
  );
}

/** A day told whole: what was eaten above or below the plan. */
function driftOn({ dishes, said, planned, eaten }: PlanDay, key: Key): number | null {
  return planned && eaten && dishes > 0 && said >= dishes ? eaten[key] - planned[key] : null;
}

const ROLES = { kcal: 'kcal', protein: 'protein', fat: 'fat', carbs: 'carbs' } as const;

function Pictures({ person, lng }: { person: PersonDays; lng: Language }) {
  const { t } = useTexts(GROUP_TEXTS);
  const hidden = useAtomValue(numbersHiddenAtom) || person.hidesNumbers;
  const days = everyDay(person);
  const words = (key: Key, drift: FoodTargets | null) =>
    drift === null
      ? t('adherence.unknown')
      : t('adherence.mean', {
          value: signedNumber(drift[key], lng),
          unit: t(key === 'kcal' ? 'figures.kcalUnit' : 'figures.gram'),
        });
  return (
    <Charts>
      <Chart
        title={t('adherence.byDay')}
        bars={days.map(({ date, day }) => ({ date, value: day?.share ?? null }))}
        most={1}
        role="dill"
        words={person.share === null ? t('adherence.unknown') : formatPercent(person.share, lng)}
        lng={lng}
      />
      {!hidden &&
        KEYS.map((key) => {
          const bars = days.map(({ date, day }) => ({ date, value: day ? driftOn(day, key) : null }));
          const most = Math.max(1, ...bars.map(({ value }) => Math.abs(value ?? 0)));
          return (
            <Chart
              key={key}
              signed
              title={t(`adherence.drift.${key}`)}
              bars={bars}
              most={most}
              role={ROLES[key]}
              words={words(key, person.drift)}
              lng={lng}
            />
          );
        })}
    </Charts>
  );
}

/** All dates from the first to the last, with what is known of each. */
function everyDay({ since, to, days }: PersonDays): { date: Day; day: PlanDay | undefined }[] {
  const all: { date: Day; day: PlanDay | undefined }[] = [];
  for (let date = since; date <= to && all.length < ADHERENCE_DAYS; date = addDays(date, 1)) {
    const at = date;
    all.push({ date: at, day: days.find((one) => one.date === at) });
  }
  return all;
}

/** The same as a table, for who cannot see bars, or wants the figures. */
function Days({ person, lng }: { person: PersonDays; lng: Language }) {
  const { t } = useTexts(GROUP_TEXTS);
  const hidden = useAtomValue(numbersHiddenAtom) || person.hidesNumbers;
  const rows = [...person.days].reverse();
  if (rows.length === 0) return null;
  const figure = (key: Key): Column<PlanDay> => ({
    key,
    label: t(`figures.${key}`),
    numeric: true,
    cell: ({ planned, eaten, said }) =>
      planned && eaten
        ? `${said > 0 || eaten[key] > 0 ? formatNumber(eaten[key], lng) : '–'} / ${formatNumber(planned[key], lng)}`
        : '–',
  });
  return (
    <Scrolls>
      <summary>{t('adherence.table')}</summary>
      <div>
        <Table
          caption={t('adherence.tableCaption')}
          captionHidden
          rows={rows}
          rowKey={({ date }) => date}
          columns={[
            { key: 'date', label: t('adherence.day'), cell: ({ date }) => formatDay(date, lng) },
            {
              key: 'kept',
              label: t('adherence.kept'),
              numeric: true,
              cell: ({ kept, said, dishes }) =>
                said === 0 ? t('adherence.nothing') : t('adherence.keptOf', { kept, dishes }),
            },
            ...(hidden ? [] : KEYS.map(figure)),
          ]}
        />
      </div>
    </Scrolls>
  );
}

function Comments({ person, lng }: { person: PersonDays; lng: Language }) {
  const { t } = useTexts(GROUP_TEXTS);
  const remove = useGroupDeed((api, id: string) => api.expert.adherence.removeComment({ id }));
  if (person.comments.length === 0) return null;
  return (
    <List aria-label={t('comment.title')}>
      {person.comments.map((one) => (
        <li key={one.id}>
          <Row>
            <b>{formatDay(one.date, lng)}</b>
            <QuietButton
              small
              aria-label={t('comment.removeOne', { day: formatDay(one.date, lng) })}
              busy={remove.isPending && remove.variables === one.id}
              onClick={() => remove.mutate(one.id)}
            >
              {t('notes.remove')}
            </QuietButton>
          </Row>
          <Words>{one.text}</Words>
        </li>
      ))}
    </List>
  );
}

function CommentDialog({ person, lng, onClose }: { person: PersonDays; lng: Language; onClose: () => void }) {
  const { t } = useTexts(GROUP_TEXTS);
  const failure = useFailureText();
  const dates = everyDay(person)
    .map(({ date }) => date)
    .filter((date) => date <= today())
    .reverse();
  const [date, setDate] = useState(dates[0] ?? today());
  const [text, setText] = useState('');
  const [blank, setBlank] = useState(false);
  const comment = useGroupDeed(
    (api, words: string) => api.expert.adherence.comment({ id: person.memberId, date, text: words }),
    { quiet: true, done: t('comment.sent') },
  );
  useUnsaved(text.trim() !== '');
  return (
    <Dialog title={t('comment.way')} onClose={onClose}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const words = text.trim();
          setBlank(words === '');
          if (words !== '' && !comment.isPending) comment.mutate(words, { onSuccess: onClose });
        }}
      >
        {comment.error && <FormFault>{failure(comment.error)}</FormFault>}
        <SelectField
          label={t('comment.day')}
          value={date}
          options={dates.map((one) => ({ value: one, label: formatDay(one, lng, 'full') }))}
          onChange={({ target }) => setDate(target.value)}
        />
        <AreaField
          label={t('comment.text')}
          hint={t('comment.hint')}
          value={text}
          maxLength={1_000}
          required
          fault={blank ? t('blank') : undefined}
          onChange={({ target }) => {
            setText(target.value);
            setBlank(false);
          }}
        />
        <Actions>
          <QuietButton onClick={onClose}>{t('cancel')}</QuietButton>
          <SubmitButton busy={comment.isPending}>{t('send')}</SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}
