import type { Language } from '@sytno/domain';
import { formatWhen, KIT_TEXTS, useTexts } from '@sytno/kit';
import {
  Actions,
  AreaField,
  Button,
  color,
  Confirm,
  QuietButton,
  RADIUS,
  space,
  TYPE,
  useNotify,
} from '@sytno/kit/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { PUBLISHING_TEXTS } from '../publishing/publishing-texts';
import { Part } from '../recipe/parts';
import type { Opened } from './review.queries';
import { useDecision } from './use-decision';
import type { ReviewPlace } from './use-review-place';

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  max-height: 420px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  overflow-wrap: anywhere;
  li {
    padding: ${space(3)};
    border-radius: ${RADIUS.control};
    background: ${color('sunken')};
  }
  b {
    font: ${TYPE.strong};
  }
  p {
    margin: ${space(1)} 0;
    white-space: pre-line;
  }
  small {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const LONGEST = 1_000;

/** What readers reported, and whether the recipe stays. */
export function ReportsPart({ opened, place, lng }: { opened: Opened; place: ReviewPlace; lng: Language }) {
  const { t } = useTexts(PUBLISHING_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const { id, reports, recipe, next } = opened;
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const [sure, setSure] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const notify = useNotify();
  const settling = useDecision(
    (api, decision: 'keep' | 'withdraw') =>
      api.recipes.review.settle({
        id,
        reports: reports.map((one) => one.id),
        decision,
        reason: reason.trim(),
      }),
    (decision) => {
      notify(t(decision === 'keep' ? 'review.kept' : 'review.takenDown'), 'good');
      place.go({ recipe: next ?? '', page: 1 });
    },
  );
  const empty = reason.trim() === '';
  return (
    <Part title={t('review.reported')}>
      <List tabIndex={0} aria-label={t('review.reported')}>
        {reports.map(({ id: one, reason: why, text, name, at }) => (
          <li key={one}>
            <b>{t(`report.reasons.${why}`)}</b>
            {text && <p>{text}</p>}
            <div>
              <small>
                {t('review.by', { name: name || t('review.nameless'), when: formatWhen(at, lng) })}
              </small>
            </div>
          </li>
        ))}
      </List>
      <AreaField
        ref={area}
        label={t('review.reason')}
        fault={asked && empty ? kit('faults.blank') : undefined}
        maxLength={LONGEST}
        rows={3}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Actions>
        <QuietButton
          onClick={() => {
            setAsked(true);
            if (empty) area.current?.focus();
            else setSure(true);
          }}
        >
          {t('review.takeDown')}
        </QuietButton>
        <Button
          busy={settling.isPending && settling.variables === 'keep'}
          onClick={() => {
            if (!settling.isPending) settling.mutate('keep');
          }}
        >
          {t('review.keep')}
        </Button>
      </Actions>
      {sure && (
        <Confirm
          title={t('review.takeDownTitle', { name: recipe.name })}
          action={t('review.takeDown')}
          busy={settling.isPending}
          onConfirm={() => settling.mutate('withdraw')}
          onClose={() => setSure(false)}
        >
          {t('review.takeDownText')}
        </Confirm>
      )}
    </Part>
  );
}
