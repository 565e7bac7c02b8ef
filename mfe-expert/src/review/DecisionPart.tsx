import type { Inputs } from '@sytno/contract';
import { COURSE_TEXT, type Language } from '@sytno/domain';
import { failureOf, formatWhen, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import {
  Actions,
  AreaField,
  Button,
  Card,
  color,
  DangerButton,
  FormFault,
  QuietButton,
  space,
  TYPE,
  useUnsaved,
} from '@sytno/kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { COURSE_TEXTS } from '../courses/course-texts';
import { coursesChanged, type Course } from '../courses/courses.queries';

type Decision = Inputs['expert']['review']['decide']['decision'];

const Frame = styled(Card).attrs({ as: 'section' })`
  display: grid;
  gap: ${space(3)};
  max-width: 720px;
  margin-bottom: ${space(6)};
  overflow-wrap: anywhere;
  h2 {
    margin: 0;
    font: ${TYPE.section};
  }
  p,
  ul {
    margin: 0;
  }
  small {
    display: block;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

/** What an administrator says of a course: of what waits for him, and of what readers find wrong with it. */
export function DecisionPart({ course, lng }: { course: Course; lng: Language }) {
  const { t } = useTexts(COURSE_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const api = useApi();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const decide = useMutation({
    mutationFn: (input: { id: string; decision: Decision; reason: string }) =>
      api.expert.review.decide(input),
    onSuccess: () => {
      setReason('');
      setAsked(false);
    },
    onSettled: () => coursesChanged(client),
  });
  const blank = reason.trim() === '';
  useUnsaved(!blank && !decide.isSuccess);
  const say = (decision: Decision) => {
    if ((decision === 'return' || decision === 'close') && blank) setAsked(true);
    else decide.mutate({ id: course.id, decision, reason: reason.trim() });
  };
  const going = decide.isPending ? decide.variables.decision : undefined;
  const { state, toReview = false, reports = [] } = course;
  const published = state === 'published';
  return (
    <Frame aria-label={t('review.title')}>
      <h2>{t('review.title')}</h2>
      <p>{t(toReview ? (published ? 'review.changed' : 'review.waits') : 'review.published')}</p>
      {reports.length > 0 && (
        <>
          <p>{t('review.reports', { count: reports.length })}</p>
          <ul>
            {reports.map(({ id, text, at }) => (
              <li key={id}>
                {text}
                <small>{formatWhen(at, lng)}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      {decide.error && <FormFault>{failureOf(decide.error).message || kit('offline.text')}</FormFault>}
      <AreaField
        label={t('review.reason')}
        hint={t('review.reasonHint')}
        fault={asked && blank ? kit('faults.blank') : undefined}
        maxLength={COURSE_TEXT.reason}
        rows={3}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Actions>
        {published && (
          <DangerButton busy={going === 'close'} onClick={() => say('close')}>
            {t('review.close')}
          </DangerButton>
        )}
        {reports.length > 0 && (
          <QuietButton busy={going === 'keep'} onClick={() => say('keep')}>
            {t('review.keep')}
          </QuietButton>
        )}
        {toReview && !published && (
          <QuietButton busy={going === 'return'} onClick={() => say('return')}>
            {t('review.return')}
          </QuietButton>
        )}
        {toReview && (
          <Button busy={going === 'publish'} onClick={() => say('publish')}>
            {t(published ? 'review.seen' : 'review.publish')}
          </Button>
        )}
      </Actions>
    </Frame>
  );
}
