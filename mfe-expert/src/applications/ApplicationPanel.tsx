import { APPLY_CONSENTS, type Language } from '@sytno/domain';
import { formatInstant, useTexts } from '@sytno/kit';
import { Button, Card, color, QuietButton, space, TYPE, useNotify } from '@sytno/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { seatsLeft } from '../courses/CourseFacts';
import type { Course } from '../courses/courses.queries';
import { HistoryDialog, OwnPart } from '../courses/later';
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

/** From these one can apply again. */
const ENDED: readonly string[] = ['rejected', 'removed'];

interface Props {
  course: Course;
  lng: Language;
}

/** Where the reader stands with a course, and what he can do about it. */
export function ApplicationPanel({ course, lng }: Props) {
  return course.mine ? <OwnPart course={course} lng={lng} /> : <ReaderPanel course={course} lng={lng} />;
}

function ReaderPanel({ course, lng }: Props) {
  const { t } = useTexts('expert');
  const [asks, setAsks] = useState<'apply' | 'withdraw' | 'history' | null>(null);
  const notify = useNotify();
  const wordsOf = useFailureWords();
  const { apply, withdraw } = useApplicationChanges();
  const { application, title } = course;
  const open = application !== null && !ENDED.includes(application.state);
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
          {application.place !== undefined && <p>{t('applications.place', { place: application.place })}</p>}
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
      {application && (
        <QuietButton small onClick={() => setAsks('history')}>
          {t('applications.history')}
        </QuietButton>
      )}
      {asks === 'history' && application && (
        <HistoryDialog applicationId={application.id} lng={lng} onClose={close} />
      )}
      {asks === 'apply' && (
        <ApplyDialog
          course={title}
          busy={apply.isPending}
          fault={wordsOf(apply.error)}
          onSend={(note) => {
            apply.mutate(
              { courseId: course.id, note, consents: [...APPLY_CONSENTS] },
              { onSuccess: finish('pending') },
            );
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
  if (application?.state === 'accepted') return 'accepted';
  if (ended) return 'ended';
  if (application) return application.state;
  return seatsLeft(course) === 0 ? 'full' : 'none';
}

/** Whoever took part in a course that is over took part in it. */
function canLeave({ application, ended }: Course): boolean {
  return application?.state !== 'accepted' || !ended;
}
