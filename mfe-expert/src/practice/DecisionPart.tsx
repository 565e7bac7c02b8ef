import type { Language } from '@sytno/domain';
import { formatInstant, useApi, useTexts } from '@sytno/kit';
import { Actions, AreaField, Button, Chip, FormFault, QuietButton } from '@sytno/kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { GROUP_TEXTS } from '../groups/group-texts';
import { useFailureText } from '../use-deed';
import { Quiet, Titled, Words } from '../groups/parts';
import { PRACTICE, type ExpertInfo } from './practice.queries';
import { Proof } from './Proof';

type Decision = 'check' | 'return' | 'withdraw';

/** To an administrator: the proof of an expert, and what is decided of it. */
export function DecisionPart(props: {
  id: string;
  review: NonNullable<ExpertInfo['review']>;
  lng: Language;
}) {
  const { t } = useTexts(GROUP_TEXTS);
  const api = useApi();
  const client = useQueryClient();
  const words = useFailureText();
  const { id, review, lng } = props;
  const [reason, setReason] = useState('');
  const [blank, setBlank] = useState(false);
  const decide = useMutation({
    mutationFn: (decision: Decision) =>
      api.expert.practice.decide({ id, decision, reason: decision === 'check' ? '' : reason.trim() }),
    onSuccess: () => setReason(''),
    onSettled: () => client.invalidateQueries({ queryKey: PRACTICE }),
  });
  const say = (decision: Decision) => {
    const missing = decision !== 'check' && reason.trim() === '';
    setBlank(missing);
    if (!missing && !decide.isPending) decide.mutate(decision);
  };
  const checked = review.state === 'checked';
  return (
    <Titled title={t('proof.review')} action={<Chip>{t(`proof.states.${review.state}`)}</Chip>}>
      <Words>{review.about}</Words>
      {review.sentAt !== null && <Quiet>{t('proof.sent', { day: formatInstant(review.sentAt, lng) })}</Quiet>}
      {review.reason !== '' && <Quiet>{t('reason', { reason: review.reason })}</Quiet>}
      <Proof id={id} sentAt={review.sentAt} />
      {(review.state === 'waiting' || checked) && (
        <>
          {decide.error && <FormFault>{words(decide.error)}</FormFault>}
          <AreaField
            label={t('proof.reason')}
            hint={t('proof.reasonHint')}
            value={reason}
            maxLength={500}
            fault={blank ? t('blank') : undefined}
            onChange={({ target }) => {
              setReason(target.value);
              setBlank(false);
            }}
          />
          <Actions>
            {checked ? (
              <QuietButton busy={decide.isPending} onClick={() => say('withdraw')}>
                {t('proof.withdraw')}
              </QuietButton>
            ) : (
              <>
                <QuietButton busy={decide.isPending} onClick={() => say('return')}>
                  {t('proof.return')}
                </QuietButton>
                <Button busy={decide.isPending} onClick={() => say('check')}>
                  {t('proof.check')}
                </Button>
              </>
            )}
          </Actions>
        </>
      )}
    </Titled>
  );
}
