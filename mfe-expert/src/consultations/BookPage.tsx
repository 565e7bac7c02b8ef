import { consultationAfter, dayAt, type Language } from '@sytno/domain';
import { browserTimeZone, failureOf, now, useApi, useTexts } from '@sytno/kit';
import { useNavigate } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  AreaField,
  Avatar,
  BackLink,
  CheckField,
  Chip,
  EmptyState,
  FormFault,
  PageFrame,
  QueryView,
  QuietButtonLink,
  Skeleton,
  SubmitButton,
  useUnsaved,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, Quiet, Row, Stack, Titled, Words } from '../groups/parts';
import { CONSULTATION_TEXTS } from './consultation-texts';
import { timesQuery, useConsultationDeed, type Times } from './consultations.queries';
import { useFailureText } from '../use-deed';
import { NotMedical } from './NotMedical';
import { TimesPicker } from './TimesPicker';

/** Booking a time with an expert; whoever may not is told whom he consults. */
export function BookPage({ expertId, lng }: { expertId: string; lng: Language }) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  const query = useQuery(timesQuery(useApi(), expertId, dayAt(now(), browserTimeZone())));
  if (query.error && ['NOT_FOUND', 'INPUT_INVALID'].includes(failureOf(query.error).code)) {
    return (
      <EmptyState
        whole
        role="alert"
        picture="🍃"
        title={t('book.gone')}
        text={t('book.goneText')}
        action={<QuietButtonLink to={pathTo('consultations', lng)}>{t('toAll')}</QuietButtonLink>}
      />
    );
  }
  return (
    <>
      <BackLink to={pathTo('expertProfile', lng, { id: expertId })}>{t('book.toExpert')}</BackLink>
      <QueryView whole query={query} skeleton={<Skeleton $height={480} />}>
        {(times) => <Shown times={times} expertId={expertId} lng={lng} />}
      </QueryView>
    </>
  );
}

function Shown({ times, expertId, lng }: { times: Times; expertId: string; lng: Language }) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  const { expert } = times;
  const name = expert.name || t('nameless');
  return (
    <PageFrame title={t('book.title', { name })}>
      <Stack>
        <Row>
          <Avatar name={name} src={expert.photo?.sizes[0]?.url ?? null} size={48} />
          <Quiet as="span">{t(`kinds.${expert.kind}`)}</Quiet>
          {expert.checked && <Chip tone="dill">{t('checked')}</Chip>}
        </Row>
        {times.about !== '' && <Words>{times.about}</Words>}
        {times.mine ? (
          <Titled title={t('book.mine')}>
            <Quiet>{t('book.mineText')}</Quiet>
            <div>
              <QuietButtonLink to={pathTo('consultations', lng, {}, { view: 'times' })}>
                {t('book.mineGo')}
              </QuietButtonLink>
            </div>
          </Titled>
        ) : !times.active ? (
          <EmptyState picture="🌙" title={t('book.inactive')} text={t('book.inactiveText')} />
        ) : times.may ? (
          <BookForm times={times} expertId={expertId} lng={lng} />
        ) : (
          <EmptyState
            picture="🔒"
            title={t(`book.only.${times.audience}`)}
            text={t('book.onlyText')}
            action={<QuietButtonLink to={pathTo('courses', lng)}>{t('toCourses')}</QuietButtonLink>}
          />
        )}
        <NotMedical />
      </Stack>
    </PageFrame>
  );
}

function BookForm({ times, expertId, lng }: { times: Times; expertId: string; lng: Language }) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  const words = useFailureText();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<string | null>(null);
  const [question, setQuestion] = useState('');
  const [measuring, setMeasuring] = useState(false);
  const [asked, setAsked] = useState(false);
  const book = useConsultationDeed(
    (api, startsAt: string) => api.expert.consultations.book({ id: expertId, startsAt, question, measuring }),
    { quiet: true, done: t('book.done') },
  );
  useUnsaved(question.trim() !== '' && !book.isSuccess);
  const send = async (startsAt: string) => {
    const { id } = await book.mutateAsync(startsAt);
    void navigate(pathTo('consultation', lng, { id }));
  };
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (chosen === null || book.isPending) return;
        send(chosen).catch(() => setChosen(null));
      }}
    >
      <Titled title={t('book.choose')}>
        <TimesPicker expertId={expertId} zone={times.zone} chosen={chosen} onChoose={setChosen} lng={lng} />
      </Titled>
      <AreaField
        label={t('book.question')}
        hint={t('book.questionHint')}
        value={question}
        maxLength={2_000}
        rows={4}
        onChange={({ target }) => setQuestion(target.value)}
      />
      <CheckField
        label={t('measuring.label')}
        checked={measuring}
        onChange={({ target }) => setMeasuring(target.checked)}
      />
      <Quiet>{t('measuring.hint')}</Quiet>
      <Quiet role="status">
        {chosen !== null && isNear(chosen, times)
          ? t('limitNear')
          : t(times.limitHours === 0 ? 'limitNone' : 'limit', { count: times.limitHours })}
      </Quiet>
      {book.error && <FormFault>{words(book.error)}</FormFault>}
      {asked && chosen === null && !book.error && <FormFault>{t('book.chooseFirst')}</FormFault>}
      <div>
        <SubmitButton busy={book.isPending}>{t('book.go')}</SubmitButton>
      </div>
    </Form>
  );
}

/** Whether a time that is booked now could not be cancelled any more by its client alone. */
const isNear = (startsAt: string, { limitHours }: Times): boolean =>
  'not' in consultationAfter({ state: 'booked', startsAt, limitHours }, 'cancel', 'client', now());
