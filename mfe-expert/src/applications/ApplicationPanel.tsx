import type { Language } from '@sytno/domain';
import { formatInstant, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import {
  Button,
  ButtonLink,
  Card,
  color,
  QuietButton,
  space,
  TargetBar,
  TYPE,
  useNotify,
} from '@sytno/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { seatsLeft } from '../courses/CourseFacts';
import type { Course } from '../courses/courses.queries';
import { ApplyDialog } from './ApplyDialog';
import { StateChip } from './StateChip';
import { useApplicationChanges, useFailureWords } from './use-application-changes';
import { WithdrawDialog } from './WithdrawDialog';

const Frame = styled(Card)`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  h2 {
    margin: 0;
    font: ${TYPE.section};
  }
  p {
    margin: 0;
    color: ${color('quiet')};
    overflow-wrap: anywhere;
  }
`;

const Wide = styled.div`
  width: 100%;
`;

interface Props {
  course: Course;
  lng: Language;
}

/** Where the reader stands with a course, and what he can do about it. */
export function ApplicationPanel({ course, lng }: Props) {
  return course.mine ? <ExpertPanel course={course} lng={lng} /> : <ReaderPanel course={course} lng={lng} />;
}

function ExpertPanel({ course, lng }: Props) {
  const { t } = useTexts('expert');
  return (
    <Frame>
      <h2>{t('courses.mine')}</h2>
      <p>{t('applications.about.mine')}</p>
      <Wide>
        <TargetBar
          kept
          label={t('participants.seatsTaken')}
          words={t('participants.seatsOf', { taken: course.seatsTaken, seats: course.seats })}
          share={course.seatsTaken / Math.max(1, course.seats)}
          role="dill"
        />
      </Wide>
      <ButtonLink to={pathTo('courseParticipants', lng, { id: course.id })}>
        {t('participants.link')}
      </ButtonLink>
    </Frame>
  );
}

function ReaderPanel({ course, lng }: Props) {
  const { t } = useTexts('expert');
  const [asks, setAsks] = useState<'apply' | 'withdraw' | null>(null);
  const notify = useNotify();
  const wordsOf = useFailureWords();
  const { apply, withdraw } = useApplicationChanges();
  const { application, title } = course;
  const open = application !== null && application.state !== 'rejected';
  const close = () => {
    setAsks(null);
    apply.reset();
    withdraw.reset();
  };
  const finish = (words: string) => () => {
    close();
    notify(t(`applications.notices.${words}`), 'good');
  };
  return (
    <Frame aria-label={t('applications.title')}>
      <h2>{t('applications.title')}</h2>
      {application && (
        <>
          <StateChip state={application.state} />
          <p>{t('applications.sent', { day: formatInstant(application.createdAt, lng) })}</p>
          {application.reason && <p>{t('applications.reason', { reason: application.reason })}</p>}
        </>
      )}
      <p>{t(`applications.about.${aboutOf(course)}`)}</p>
      {!open && !course.ended && (
        <Button
          onClick={() => {
            setAsks('apply');
          }}
        >
          {t(application ? 'applications.applyAgain' : 'applications.apply')}
        </Button>
      )}
      {open && canLeave(course) && (
        <QuietButton
          onClick={() => {
            setAsks('withdraw');
          }}
        >
          {t(application.state === 'accepted' ? 'applications.leave' : 'applications.withdraw')}
        </QuietButton>
      )}
      {asks === 'apply' && (
        <ApplyDialog
          course={title}
          busy={apply.isPending}
          fault={wordsOf(apply.error)}
          onSend={(note) => {
            apply.mutate({ courseId: course.id, note }, { onSuccess: finish('pending') });
          }}
          onClose={close}
        />
      )}
      {asks === 'withdraw' && application && (
        <WithdrawDialog
          course={title}
          takesPart={application.state === 'accepted'}
          busy={withdraw.isPending}
          fault={wordsOf(withdraw.error)}
          onConfirm={() => {
            const words = application.state === 'accepted' ? 'left' : 'withdrawn';
            withdraw.mutate({ id: application.id }, { onSuccess: finish(words) });
          }}
          onClose={close}
        />
      )}
    </Frame>
  );
}

/** Which words say where the reader stands. */
function aboutOf({ application, ended, ...course }: Course): string {
  if (application?.state === 'accepted' || (application?.state === 'pending' && !ended)) {
    return application.state;
  }
  if (ended) return 'ended';
  if (application) return 'rejected';
  return seatsLeft(course) === 0 ? 'full' : 'none';
}

/** Whoever took part in a course that is over took part in it. */
function canLeave({ application, ended }: Course): boolean {
  return application?.state === 'pending' || !ended;
}
