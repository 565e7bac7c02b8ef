import type { Language } from '@sytno/domain';
import { failureOf, formatInstant, useTexts } from '@sytno/kit';
import { useNavigate } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  Actions,
  AreaField,
  Button,
  Dialog,
  Field,
  FormFault,
  QuietButton,
  QuietButtonLink,
  SubmitButton,
} from '@sytno/kit/ui';
import { useState } from 'react';
import { GROUP_TEXTS } from '../groups/group-texts';
import { useGroupDeed, type Member, type WeekProposal } from '../groups/groups.queries';
import { useFailureText } from '../use-deed';
import { Form, List, Quiet, Row, Titled } from '../groups/parts';
import { StateOfProposal } from './Figures';

/** Weeks for one member: begun here, written on the board, sent from here. */
export function WeeksPart({ member, lng }: { member: Member; lng: Language }) {
  const { t } = useTexts(GROUP_TEXTS);
  const [starting, setStarting] = useState(false);
  const [sending, setSending] = useState<WeekProposal>();
  const withdraw = useGroupDeed((api, id: string) => api.expert.proposals.withdrawWeek({ id }));
  return (
    <Titled
      title={t('weeks.title')}
      action={<QuietButton onClick={() => setStarting(true)}>{t('weeks.start')}</QuietButton>}
    >
      {member.weeks.length === 0 ? (
        <Quiet>{t('weeks.none')}</Quiet>
      ) : (
        <List aria-label={t('weeks.title')}>
          {member.weeks.map((week) => (
            <li key={week.id}>
              <Row>
                <b>{week.name}</b>
                <StateOfProposal state={week.state} />
                <Quiet as="span">{formatInstant(week.closedAt ?? week.sentAt ?? week.createdAt, lng)}</Quiet>
              </Row>
              {week.reason !== '' && <Quiet>{t('reason', { reason: week.reason })}</Quiet>}
              <Row>
                {week.state === 'draft' && week.templateId !== null && (
                  <>
                    <QuietButtonLink
                      $small
                      to={pathTo('template', lng, { id: week.templateId }, { edit: '1' })}
                    >
                      {t('weeks.board')}
                    </QuietButtonLink>
                    <Button small onClick={() => setSending(week)}>
                      {t('send')}
                    </Button>
                  </>
                )}
                <QuietButtonLink $small to={pathTo('group', lng, { id: member.group.id }, { week: week.id })}>
                  {t('weeks.sheet')}
                </QuietButtonLink>
                {(week.state === 'draft' || week.state === 'sent') && (
                  <QuietButton small busy={withdraw.isPending} onClick={() => withdraw.mutate(week.id)}>
                    {t(week.state === 'draft' ? 'weeks.drop' : 'withdraw')}
                  </QuietButton>
                )}
              </Row>
            </li>
          ))}
        </List>
      )}
      {starting && <StartDialog member={member} lng={lng} onClose={() => setStarting(false)} />}
      {sending && <SendDialog week={sending} lng={lng} onClose={() => setSending(undefined)} />}
    </Titled>
  );
}

function StartDialog({ member, lng, onClose }: { member: Member; lng: Language; onClose: () => void }) {
  const { t } = useTexts(GROUP_TEXTS);
  const words = useFailureText();
  const navigate = useNavigate();
  const [name, setName] = useState(t('weeks.nameFor', { name: member.name || t('nameless') }));
  const blank = name.trim() === '';
  const start = useGroupDeed(
    (api, called: string) => api.expert.proposals.startWeek({ id: member.id, name: called, language: lng }),
    {
      quiet: true,
      after: ({ templateId }) => {
        if (templateId !== null) void navigate(pathTo('template', lng, { id: templateId }, { edit: '1' }));
      },
    },
  );
  return (
    <Dialog title={t('weeks.start')} onClose={onClose}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!blank && !start.isPending) start.mutate(name.trim().slice(0, 80));
        }}
      >
        <p>{t('weeks.explain')}</p>
        {start.error && <FormFault>{words(start.error)}</FormFault>}
        <Field
          label={t('weeks.name')}
          value={name}
          maxLength={80}
          required
          fault={blank ? t('blank') : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Actions>
          <QuietButton onClick={onClose}>{t('cancel')}</QuietButton>
          <SubmitButton busy={start.isPending}>{t('weeks.toBoard')}</SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}

function SendDialog({ week, lng, onClose }: { week: WeekProposal; lng: Language; onClose: () => void }) {
  const { t } = useTexts(GROUP_TEXTS);
  const words = useFailureText();
  const [text, setText] = useState('');
  const send = useGroupDeed(
    (api, said: string) => api.expert.proposals.sendWeek({ id: week.id, words: said, language: lng }),
    { quiet: true, done: t('weeks.sent') },
  );
  const { current } = send.error ? failureOf(send.error) : { current: undefined };
  const hidden = Array.isArray(current) ? current.map(String) : [];
  return (
    <Dialog title={t('weeks.sendTitle', { week: week.name })} onClose={onClose}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!send.isPending) send.mutate(text.trim(), { onSuccess: onClose });
        }}
      >
        <p>{t('weeks.sendText')}</p>
        {send.error && (
          <FormFault>{[words(send.error), hidden.join(', ')].filter(Boolean).join(' ')}</FormFault>
        )}
        <AreaField
          label={t('targets.words')}
          value={text}
          maxLength={500}
          onChange={({ target }) => setText(target.value)}
        />
        <Actions>
          <QuietButton onClick={onClose}>{t('cancel')}</QuietButton>
          <SubmitButton busy={send.isPending}>{t('send')}</SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}
