import type { Language } from '@sytno/domain';
import { failureOf, formatInstant, useApi, useTexts } from '@sytno/kit';
import { useNavigate } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  AreaField,
  BackLink,
  Chip,
  Confirm,
  EmptyState,
  PageFrame,
  QueryView,
  QuietButton,
  Skeleton,
  useDocumentTitle,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PersonAdherence } from '../adherence/PersonAdherence';
import { TargetsPart } from '../proposals/TargetsPart';
import { WeeksPart } from '../proposals/WeeksPart';
import { GROUP_TEXTS } from './group-texts';
import { memberQuery, useGroupDeed, type Group, type Member } from './groups.queries';
import { Columns, List, NotMedical, Quiet, Row, Stack, Titled, Words } from './parts';

/** One member as his expert sees him: what he lets be seen, what is proposed to him, and private notes. */
export function MemberPage({ id, group, lng }: { id: string; group: Group; lng: Language }) {
  const { t } = useTexts(GROUP_TEXTS);
  const query = useQuery(memberQuery(useApi(), id));
  useDocumentTitle(query.data?.name);
  const back = pathTo('group', lng, { id: group.id });
  if (query.error && ['NOT_FOUND', 'INPUT_INVALID'].includes(failureOf(query.error).code)) {
    return (
      <>
        <BackLink to={back}>{group.name}</BackLink>
        <EmptyState whole role="alert" picture="🍃" title={t('gone.member')} text={t('gone.memberText')} />
      </>
    );
  }
  return (
    <>
      <BackLink to={back}>{group.name}</BackLink>
      <QueryView whole query={query} skeleton={<Skeleton $height={480} />}>
        {(member) => <Shown member={member} lng={lng} />}
      </QueryView>
    </>
  );
}

function Shown({ member, lng }: { member: Member; lng: Language }) {
  const { t } = useTexts(GROUP_TEXTS);
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const remove = useGroupDeed((api, id: string) => api.expert.groups.removeMember({ id }), {
    after: () => void navigate(pathTo('group', lng, { id: member.group.id })),
  });
  const name = member.name || t('nameless');
  return (
    <PageFrame
      title={name}
      lead={t(`member.how.${member.how}`, { day: formatInstant(member.joinedAt, lng) })}
      action={<QuietButton onClick={() => setLeaving(true)}>{t('member.remove')}</QuietButton>}
    >
      <Stack>
        {member.hidesNumbers && (
          <Row>
            <Chip tone="sunflower">{t('member.hides')}</Chip>
            <Quiet>{t('member.hidesText')}</Quiet>
          </Row>
        )}
        {member.consents.facts ? (
          <PersonAdherence id={member.id} lng={lng} />
        ) : (
          <Titled title={t('adherence.title')}>
            <Quiet>{t('adherence.noConsent')}</Quiet>
          </Titled>
        )}
        <Columns>
          <Stack>
            <WeeksPart member={member} lng={lng} />
            <TargetsPart member={member} lng={lng} />
          </Stack>
          <Notes member={member} lng={lng} />
        </Columns>
        <NotMedical />
      </Stack>
      {leaving && (
        <Confirm
          title={t('member.removeAsk', { name })}
          action={t('member.remove')}
          busy={remove.isPending}
          onClose={() => setLeaving(false)}
          onConfirm={() => remove.mutate(member.id)}
        >
          <p>{t('member.removeText')}</p>
        </Confirm>
      )}
    </PageFrame>
  );
}

/** What the expert writes for himself. */
function Notes({ member, lng }: { member: Member; lng: Language }) {
  const { t } = useTexts(GROUP_TEXTS);
  const [text, setText] = useState('');
  const add = useGroupDeed((api, words: string) => api.expert.groups.addNote({ id: member.id, text: words }));
  const remove = useGroupDeed((api, id: string) => api.expert.groups.removeNote({ id }));
  const words = text.trim();
  return (
    <Titled title={t('notes.title')}>
      <Quiet>{t('notes.text')}</Quiet>
      <AreaField
        label={t('notes.new')}
        value={text}
        maxLength={2_000}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <QuietButton
          busy={add.isPending}
          disabled={words === ''}
          onClick={() => add.mutate(words, { onSuccess: () => setText('') })}
        >
          {t('notes.add')}
        </QuietButton>
      </div>
      {member.notes.length > 0 && (
        <List aria-label={t('notes.title')}>
          {member.notes.map((note) => (
            <li key={note.id}>
              <Words>{note.text}</Words>
              <Row>
                <Quiet as="span">{formatInstant(note.at, lng)}</Quiet>
                <QuietButton
                  small
                  aria-label={t('notes.removeOne', { day: formatInstant(note.at, lng) })}
                  busy={remove.isPending && remove.variables === note.id}
                  onClick={() => remove.mutate(note.id)}
                >
                  {t('notes.remove')}
                </QuietButton>
              </Row>
            </li>
          ))}
        </List>
      )}
    </Titled>
  );
}
