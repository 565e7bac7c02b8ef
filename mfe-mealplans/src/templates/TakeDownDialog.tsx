import type { Language } from '@sytno/domain';
import { KIT_TEXTS, useTexts } from '@sytno/kit';
import { useNavigate } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { Actions, AreaField, DangerButton, Dialog } from '@sytno/kit/ui';
import { useState } from 'react';
import { LONGEST_REASON } from './DecisionPart';
import { TEMPLATE_TEXTS } from './template-texts';
import type { Template } from './templates.queries';
import { usePublishing } from './use-template-deeds';

/** An administrator takes a published template off, with a reason that its author reads. */
export function TakeDownDialog(props: { template: Template; lng: Language; onClose: () => void }) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const navigate = useNavigate();
  const { id, name, version } = props.template;
  const { decide } = usePublishing();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const blank = reason.trim() === '';
  const takeDown = () => {
    setAsked(true);
    if (blank) return;
    // By the promise: the template that is asked for again may take this window away, and its callbacks with it.
    void decide.mutateAsync({ id, version, decision: 'takeDown', reason }).then(
      () => navigate(pathTo('templates', props.lng)),
      () => undefined,
    );
  };
  return (
    <Dialog
      title={t('takeDown.title', { name })}
      onClose={props.onClose}
      foot={
        <Actions>
          <DangerButton busy={decide.isPending} onClick={takeDown}>
            {t('takeDown.action')}
          </DangerButton>
        </Actions>
      }
    >
      <AreaField
        label={t('review.reason')}
        hint={t('review.reasonHint')}
        fault={asked && blank ? kit('faults.blank') : undefined}
        maxLength={LONGEST_REASON}
        rows={3}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  );
}
