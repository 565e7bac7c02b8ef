import type { Language } from '@sytno/domain';
import { KIT_TEXTS, useTexts } from '@sytno/kit';
import { Actions, AreaField, Button, QuietButton, useNotify, useUnsaved } from '@sytno/kit/ui';
import { useRef, useState } from 'react';
import { PUBLISHING_TEXTS } from '../publishing/publishing-texts';
import { Part } from '../recipe/parts';
import type { Opened } from './review.queries';
import { useDecision } from './use-decision';
import type { ReviewPlace } from './use-review-place';

const LONGEST = 1_000;

/** Publishes what is shown, or returns it with a reason; then the next one is opened, else the queue. */
export function DecisionPart({ opened, place }: { opened: Opened; place: ReviewPlace; lng: Language }) {
  const { t } = useTexts(PUBLISHING_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const { id, revision, kind, checks, next } = opened;
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const notify = useNotify();
  useUnsaved(reason.trim() !== '');
  const decision = useDecision(
    (api, given: 'publish' | 'return') =>
      api.recipes.review.decide({ id, revision, decision: given, reason: reason.trim() }),
    (given) => {
      setReason('');
      notify(t(given === 'publish' ? 'review.published' : 'review.returned'), 'good');
      place.go({ recipe: next ?? '', page: 1 });
    },
  );
  const empty = reason.trim() === '';
  const giveBack = () => {
    setAsked(true);
    if (empty) area.current?.focus();
    else decision.mutate('return');
  };
  const stuck = checks.faults.length > 0 || (checks.likeness?.tooLike ?? false);
  return (
    <Part title={t('review.decision')}>
      <AreaField
        ref={area}
        label={t('review.reason')}
        hint={t('review.reasonHint')}
        fault={asked && empty ? kit('faults.blank') : undefined}
        maxLength={LONGEST}
        rows={4}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Actions>
        <QuietButton busy={decision.isPending && decision.variables === 'return'} onClick={giveBack}>
          {t('review.return')}
        </QuietButton>
        {!stuck && (
          <Button
            busy={decision.isPending && decision.variables === 'publish'}
            onClick={() => {
              if (!decision.isPending) decision.mutate('publish');
            }}
          >
            {t(kind === 'change' ? 'review.publishChange' : 'review.publish')}
          </Button>
        )}
      </Actions>
    </Part>
  );
}
