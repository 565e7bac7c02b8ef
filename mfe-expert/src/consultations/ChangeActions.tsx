import type { ConsultationSide, Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import {
  Actions,
  AreaField,
  Confirm,
  Dialog,
  FormFault,
  QuietButton,
  SubmitButton,
  useUnsaved,
} from '@sytno/kit/ui';
import { useState } from 'react';
import { Form, Quiet, Row } from '../groups/parts';
import { CONSULTATION_TEXTS } from './consultation-texts';
import { useConsultationDeed } from './consultations.queries';
import { useFailureText } from '../use-deed';
import { TimesPicker } from './TimesPicker';
import { momentOf } from './moments';

interface Change {
  readonly id: string;
  readonly expertId: string;
  readonly startsAt: string;
  readonly zone: string;
  readonly lng: Language;
}

/** Moving and cancelling: a client until the limit, his expert also later. */
export function ChangeActions(
  props: Change & { side: ConsultationSide; changeable: boolean; limitHours: number; begun?: boolean },
) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  const { side, changeable, limitHours, begun = false } = props;
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const close = () => setOpen(null);
  if (side === 'client' && !changeable)
    return <Quiet>{t(limitHours === 0 ? 'change.begun' : 'change.late')}</Quiet>;
  return (
    <>
      <Row>
        {!begun && <QuietButton onClick={() => setOpen('move')}>{t('change.move')}</QuietButton>}
        <QuietButton onClick={() => setOpen('cancel')}>{t('change.cancel')}</QuietButton>
      </Row>
      {side === 'client' && (
        <Quiet>{t(limitHours === 0 ? 'limitNone' : 'limit', { count: limitHours })}</Quiet>
      )}
      {open === 'move' && <MoveDialog {...props} onClose={close} />}
      {open === 'cancel' && side === 'client' && <CancelOwn {...props} onClose={close} />}
      {open === 'cancel' && side === 'expert' && <CancelLed {...props} onClose={close} />}
    </>
  );
}

function MoveDialog({ id, expertId, startsAt, zone, lng, onClose }: Change & { onClose: () => void }) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  const words = useFailureText();
  const [chosen, setChosen] = useState<string | null>(null);
  const move = useConsultationDeed((api, to: string) => api.expert.consultations.move({ id, startsAt: to }), {
    quiet: true,
    done: t('change.moved'),
  });
  return (
    <Dialog wide title={t('change.moveTitle')} onClose={onClose}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen === null || move.isPending) return;
          move.mutate(chosen, { onSuccess: onClose, onError: () => setChosen(null) });
        }}
      >
        <p>{t('change.from', { time: momentOf(startsAt, lng, zone) })}</p>
        <TimesPicker {...{ expertId, zone, chosen, lng }} onChoose={setChosen} />
        {move.error && <FormFault>{words(move.error)}</FormFault>}
        <Actions>
          <QuietButton onClick={onClose}>{t('change.stay')}</QuietButton>
          <SubmitButton busy={move.isPending} disabled={chosen === null}>
            {chosen === null ? t('change.move') : t('change.moveTo', { time: momentOf(chosen, lng, zone) })}
          </SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}

function CancelOwn({ id, startsAt, zone, lng, onClose }: Change & { onClose: () => void }) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  const cancel = useConsultationDeed((api, own: string) => api.expert.consultations.cancel({ id: own }), {
    done: t('change.cancelled'),
  });
  return (
    <Confirm
      title={t('change.cancelAsk', { time: momentOf(startsAt, lng, zone) })}
      action={t('change.cancel')}
      back={t('change.keep')}
      busy={cancel.isPending}
      onClose={onClose}
      onConfirm={() => cancel.mutate(id, { onSettled: onClose })}
    >
      <p>{t('change.cancelText')}</p>
    </Confirm>
  );
}

/** An expert says why: his client reads it. */
function CancelLed({ id, startsAt, zone, lng, onClose }: Change & { onClose: () => void }) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  const words = useFailureText();
  const [reason, setReason] = useState('');
  const [blank, setBlank] = useState(false);
  const cancel = useConsultationDeed(
    (api, why: string) => api.expert.consultations.cancel({ id, reason: why }),
    { quiet: true, done: t('change.cancelled') },
  );
  useUnsaved(reason.trim() !== '');
  return (
    <Dialog title={t('change.cancelAsk', { time: momentOf(startsAt, lng, zone) })} onClose={onClose}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const why = reason.trim();
          setBlank(why === '');
          if (why !== '' && !cancel.isPending) cancel.mutate(why, { onSuccess: onClose });
        }}
      >
        {cancel.error && <FormFault>{words(cancel.error)}</FormFault>}
        <AreaField
          label={t('change.reason')}
          hint={t('change.reasonHint')}
          value={reason}
          maxLength={500}
          required
          fault={blank ? t('blank') : undefined}
          onChange={({ target }) => {
            setReason(target.value);
            setBlank(false);
          }}
        />
        <Actions>
          <QuietButton onClick={onClose}>{t('change.stay')}</QuietButton>
          <SubmitButton tone="danger" busy={cancel.isPending}>
            {t('change.cancel')}
          </SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}
