import type { Language } from '@sytno/domain';
import { failureOf, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { useNavigate } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  Button,
  ButtonLink,
  Card,
  Chip,
  color,
  Confirm,
  FormFault,
  QuietButton,
  QuietButtonLink,
  space,
  TargetBar,
  TYPE,
  useNotify,
} from '@sytno/kit/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ReasonDialog } from '../ReasonDialog';
import { COURSE_TEXTS } from './course-texts';
import { coursesChanged, ownCourseQuery, type Course } from './courses.queries';
import { useCourseWriting } from './use-course-writing';

const Frame = styled(Card)`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  overflow-wrap: anywhere;
  h2 {
    margin: 0;
    font: ${TYPE.section};
  }
  p,
  ul {
    margin: 0;
    color: ${color('quiet')};
  }
`;

const Wide = styled.div`
  width: 100%;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const TONES = { draft: 'plain', waiting: 'sunflower', published: 'dill', closed: 'plain' } as const;

type Window = 'close' | 'remove';

/** Where an own course stands, and what its expert can do with it. */
export function OwnPart({ course, lng }: { course: Course; lng: Language }) {
  const { t } = useTexts(COURSE_TEXTS);
  const { t: words } = useTexts('expert');
  const { state = 'published', id } = course;
  return (
    <Frame as="section" aria-label={words('courses.mine')}>
      <h2>{words('courses.mine')}</h2>
      <Chip tone={TONES[state]}>{words(`courses.state.${state}`)}</Chip>
      <p>{t(`own.about.${state}`)}</p>
      {course.reason && <p>{words('applications.reason', { reason: course.reason })}</p>}
      {state !== 'draft' && state !== 'waiting' && (
        <Wide>
          <TargetBar
            kept
            label={words('participants.seatsTaken')}
            words={words('participants.seatsOf', { taken: course.seatsTaken, seats: course.seats })}
            share={course.seatsTaken / Math.max(1, course.seats)}
            role="dill"
          />
        </Wide>
      )}
      {state !== 'draft' && state !== 'waiting' && (
        <ButtonLink to={pathTo('courseParticipants', lng, { id })}>{words('participants.link')}</ButtonLink>
      )}
      <Deeds course={course} lng={lng} />
    </Frame>
  );
}

function Deeds({ course, lng }: { course: Course; lng: Language }) {
  const { t } = useTexts(COURSE_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const navigate = useNavigate();
  const client = useQueryClient();
  const notify = useNotify();
  const [open, setOpen] = useState<Window>();
  const { state = 'published', id } = course;
  const own = useQuery({ ...ownCourseQuery(useApi(), id), enabled: state === 'draft' });
  const { submit, recall, close, remove } = useCourseWriting();
  const failed = submit.error ?? recall.error ?? remove.error;
  const failure = failed && failureOf(failed);
  const missing = failure?.fields.map(({ path }) => path) ?? [];
  const names =
    failure?.code === 'TEMPLATE_PRIVATE' ? (failure.current as readonly string[] | undefined) : [];
  const done = (word: string) => ({ onSuccess: () => notify(t(`own.did.${word}`), 'good') });
  return (
    <>
      {failure && (
        <FormFault as="div">
          <p>{missing.length > 0 ? t('own.missing') : failure.message || kit('offline.text')}</p>
          {missing.length > 0 && (
            <ul>
              {placesOf(missing).map(({ key, number }) => (
                <li key={`${key}${String(number)}`}>{t(`own.places.${key}`, { number })}</li>
              ))}
            </ul>
          )}
          {(names ?? []).length > 0 && <p>{(names ?? []).join(', ')}</p>}
        </FormFault>
      )}
      <Ways>
        {state === 'draft' && (
          <Button
            busy={submit.isPending}
            disabled={!own.data}
            onClick={() => {
              if (own.data) submit.mutate({ id, version: own.data.version }, done('submitted'));
            }}
          >
            {t('own.submit')}
          </Button>
        )}
        {state === 'waiting' && (
          <QuietButton busy={recall.isPending} onClick={() => recall.mutate({ id }, done('recalled'))}>
            {t('own.recall')}
          </QuietButton>
        )}
        {(state === 'draft' || state === 'published') && (
          <QuietButtonLink to={pathTo('courseEdit', lng, { id })}>{t('own.edit')}</QuietButtonLink>
        )}
        {state === 'published' && (
          <QuietButton onClick={() => setOpen('close')}>{t('own.close')}</QuietButton>
        )}
        {state === 'draft' && <QuietButton onClick={() => setOpen('remove')}>{t('own.remove')}</QuietButton>}
      </Ways>
      {open === 'close' && (
        <ReasonDialog
          title={t('own.closeTitle', { course: course.title })}
          text={t('own.closeText')}
          action={t('own.close')}
          busy={close.isPending}
          error={close.error}
          onSend={(reason) =>
            close.mutate(
              { id, reason },
              {
                onSuccess: () => {
                  setOpen(undefined);
                  notify(t('own.did.closed'), 'good');
                },
              },
            )
          }
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'remove' && (
        <Confirm
          title={t('own.removeTitle', { course: course.title })}
          action={t('own.remove')}
          busy={remove.isPending}
          onClose={() => setOpen(undefined)}
          onConfirm={() =>
            remove.mutate(
              { id },
              {
                onSuccess: () => {
                  void navigate(pathTo('courses', lng, {}, { shelf: 'mine' }), { replace: true });
                  void coursesChanged(client);
                },
                onError: () => setOpen(undefined),
              },
            )
          }
        >
          <p>{t('own.removeText')}</p>
        </Confirm>
      )}
    </>
  );
}

/** What is missing, each thing of each week once. */
function placesOf(paths: readonly string[]): { key: string; number: number }[] {
  const found = new Map<string, { key: string; number: number }>();
  for (const path of paths) {
    const parts = path.split('.');
    const week = parts[0] === 'weeks';
    const key = week ? `week.${parts[2] ?? ''}` : (parts[0] ?? '');
    const number = week ? Number(parts[1]) + 1 : 0;
    found.set(`${key} ${String(number)}`, { key, number });
  }
  return [...found.values()];
}
