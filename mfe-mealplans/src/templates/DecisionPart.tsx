import { KIT_TEXTS, useTexts } from '@sytno/kit';
import { Actions, AreaField, Button, Card, QuietButton, space, TYPE, useUnsaved } from '@sytno/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Quiet } from './parts';
import { TEMPLATE_TEXTS } from './template-texts';
import type { Template } from './templates.queries';
import { usePublishing } from './use-template-deeds';

/** The contract's bound. */
export const LONGEST_REASON = 1_000;

const Frame = styled(Card).attrs({ as: 'section' })`
  display: grid;
  gap: ${space(3)};
  max-width: 720px;
  h2 {
    margin: 0;
    font: ${TYPE.section};
  }
`;

/** What an administrator says of the template that waits, on its page. */
export function DecisionPart({ template }: { template: Template }) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const { decide } = usePublishing();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  useUnsaved(reason.trim() !== '' && !decide.isSuccess);
  const blank = reason.trim() === '';
  const { id, version } = template;
  const say = (decision: 'publish' | 'return') => {
    if (decision === 'return' && blank) setAsked(true);
    else decide.mutate({ id, version, decision, reason });
  };
  const going = decide.isPending ? decide.variables.decision : undefined;
  return (
    <Frame aria-label={t('review.title')}>
      <h2>{t('review.title')}</h2>
      <Quiet>{t('review.text')}</Quiet>
      <AreaField
        label={t('review.reason')}
        hint={t('review.reasonHint')}
        fault={asked && blank ? kit('faults.blank') : undefined}
        maxLength={LONGEST_REASON}
        rows={3}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Actions>
        <QuietButton busy={going === 'return'} onClick={() => say('return')}>
          {t('review.return')}
        </QuietButton>
        <Button busy={going === 'publish'} onClick={() => say('publish')}>
          {t('review.publish')}
        </Button>
      </Actions>
    </Frame>
  );
}
