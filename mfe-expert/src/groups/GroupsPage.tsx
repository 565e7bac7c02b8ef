import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { useNavigate, useSearchParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  Actions,
  AreaField,
  Avatar,
  BackLink,
  Button,
  ButtonLink,
  Chip,
  color,
  Dialog,
  EmptyState,
  Field,
  FormFault,
  PageFrame,
  PickList,
  PickRow,
  QueryView,
  QuietButton,
  QuietButtonLink,
  Skeleton,
  space,
  SubmitButton,
  TYPE,
  useUnsaved,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { GROUP_TEXTS } from './group-texts';
import { groupsQuery, useGroupDeed, type GroupCard } from './groups.queries';
import { useFailureText } from '../use-deed';
import { JoinDialog } from './JoinDialog';
import { Form, Quiet, Row, Stack } from './parts';

const Heading = styled.h2`
  margin: ${space(2)} 0 0;
  font: ${TYPE.section};
`;

const Told = styled.div`
  padding: ${space(3)} ${space(4)};
  border-radius: 14px;
  background: ${color('sunflower-tint')};
  color: ${color('sunflower')};
`;

/** Groups that the reader leads, and those he is in. `?join=` brings somebody into one by a link. */
export function GroupsPage({ lng }: { lng: Language }) {
  const { t } = useTexts(GROUP_TEXTS);
  const [params, setParams] = useSearchParams();
  const query = useQuery(groupsQuery(useApi()));
  const [making, setMaking] = useState(false);
  const token = params.get('join');
  const data = query.data;
  return (
    <>
      <BackLink to={pathTo('courses', lng)}>{t('toCourses')}</BackLink>
      <PageFrame
        title={t('groups.title')}
        lead={t('groups.lead')}
        action={
          data?.active ? <Button onClick={() => setMaking(true)}>{t('groups.create')}</Button> : undefined
        }
      >
        <QueryView query={query} skeleton={<Skeleton $height={280} />}>
          {({ led, joined, kind, active }) => (
            <Stack>
              {kind !== null && !active && led.length > 0 && <Told role="status">{t('readOnly')}</Told>}
              <Row>
                <QuietButtonLink to={pathTo('consultations', lng)}>
                  {t('groups.consultations')}
                </QuietButtonLink>
                {kind !== null && (
                  <QuietButtonLink to={pathTo('expertProfile', lng, { id: 'me' })}>
                    {t('groups.ownPage')}
                  </QuietButtonLink>
                )}
              </Row>
              {led.length > 0 && (
                <>
                  <Heading>{t('groups.led')}</Heading>
                  <Groups groups={led} lng={lng} label={t('groups.led')} />
                </>
              )}
              {joined.length > 0 && (
                <>
                  <Heading>{t('groups.joined')}</Heading>
                  <Groups groups={joined} lng={lng} label={t('groups.joined')} />
                </>
              )}
              {led.length + joined.length === 0 && (
                <EmptyState
                  picture="🤝"
                  title={t(active ? 'groups.noneLed' : 'groups.none')}
                  text={t(active ? 'groups.noneLedText' : 'groups.noneText')}
                  action={
                    active ? (
                      <Button onClick={() => setMaking(true)}>{t('groups.create')}</Button>
                    ) : (
                      <ButtonLink to={pathTo('courses', lng)}>{t('toCourses')}</ButtonLink>
                    )
                  }
                />
              )}
              {kind === null && (
                <Quiet>
                  {t('groups.become')}{' '}
                  <QuietButtonLink $small to={pathTo('subscription', lng)}>
                    {t('groups.becomeLink')}
                  </QuietButtonLink>
                </Quiet>
              )}
            </Stack>
          )}
        </QueryView>
      </PageFrame>
      {making && <GroupDialog lng={lng} onClose={() => setMaking(false)} />}
      {token !== null && <JoinDialog token={token} lng={lng} onClose={() => setParams({})} />}
    </>
  );
}

function Groups({ groups, lng, label }: { groups: readonly GroupCard[]; lng: Language; label: string }) {
  const { t } = useTexts(GROUP_TEXTS);
  return (
    <PickList aria-label={label}>
      {groups.map(({ id, name, expert, members, mine }) => (
        <li key={id}>
          <PickRow to={pathTo('group', lng, { id })}>
            <b>{name}</b>
            <Row as="span">
              {!mine && (
                <>
                  <Avatar
                    name={expert.name || t('nameless')}
                    src={expert.photo?.sizes[0]?.url ?? null}
                    size={28}
                  />
                  <Quiet as="span">{expert.name || t('nameless')}</Quiet>
                  {expert.checked && <Chip tone="dill">{t('checked')}</Chip>}
                </>
              )}
              <Quiet as="span">{t('groups.people', { count: members })}</Quiet>
            </Row>
          </PickRow>
        </li>
      ))}
    </PickList>
  );
}

/** Makes a group, or names one anew. */
export function GroupDialog(props: { lng: Language; group?: GroupCard; onClose: () => void }) {
  const { t } = useTexts(GROUP_TEXTS);
  const words = useFailureText();
  const navigate = useNavigate();
  const { group, lng } = props;
  const [name, setName] = useState(group?.name ?? '');
  const [about, setAbout] = useState(group?.about ?? '');
  const [blank, setBlank] = useState(false);
  const save = useGroupDeed(
    (api, content: { name: string; about: string }) =>
      group ? api.expert.groups.change({ id: group.id, ...content }) : api.expert.groups.create(content),
    {
      quiet: true,
      after: ({ id }) => {
        props.onClose();
        if (!group) void navigate(pathTo('group', lng, { id }));
      },
    },
  );
  useUnsaved(name !== (group?.name ?? '') || about !== (group?.about ?? ''));
  return (
    <Dialog title={t(group ? 'groups.rename' : 'groups.create')} onClose={props.onClose}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setBlank(name.trim() === '');
          if (name.trim() === '' || save.isPending) return;
          save.mutate({ name, about });
        }}
      >
        {save.error && <FormFault>{words(save.error)}</FormFault>}
        <Field
          label={t('groups.name')}
          value={name}
          maxLength={80}
          required
          fault={blank ? t('blank') : undefined}
          onChange={({ target }) => {
            setName(target.value);
            setBlank(false);
          }}
        />
        <AreaField
          label={t('groups.about')}
          hint={t('groups.aboutHint')}
          value={about}
          maxLength={500}
          onChange={({ target }) => setAbout(target.value)}
        />
        <Actions>
          <QuietButton onClick={props.onClose}>{t('cancel')}</QuietButton>
          <SubmitButton busy={save.isPending}>{t(group ? 'save' : 'groups.create')}</SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}
