import type { Language } from '@sytno/domain';
import { formatInstant, useApi, useTexts } from '@sytno/kit';
import { useNavigate, useSearchParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  Avatar,
  Button,
  Chip,
  Confirm,
  DangerButton,
  EmptyState,
  Field,
  PageFrame,
  Pager,
  PickList,
  QueryView,
  QuietButton,
  Skeleton,
  Tabs,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { GroupAdherence } from '../adherence/GroupAdherence';
import { GROUP_TEXTS } from './group-texts';
import { membersQuery, MEMBERS_A_PAGE, useGroupDeed, type Group, type MemberRow } from './groups.queries';
import { GroupDialog } from './GroupsPage';
import { NotMedical, PersonRow, Quiet, Row, Stack, Titled } from './parts';

/** A group as its expert sees it: its people, how they keep to their plans, and how people come in. */
export function LedGroup({ group, lng }: { group: Group; lng: Language }) {
  const { t } = useTexts(GROUP_TEXTS);
  const [params, setParams] = useSearchParams();
  const [naming, setNaming] = useState(false);
  return (
    <PageFrame
      title={group.name}
      lead={[t('groups.people', { count: group.members }), group.about].filter(Boolean).join(' · ')}
      action={<QuietButton onClick={() => setNaming(true)}>{t('groups.rename')}</QuietButton>}
    >
      <Tabs
        label={group.name}
        selected={params.get('view') ?? 'people'}
        onSelect={(view) => setParams(view === 'people' ? {} : { view })}
        tabs={[
          { id: 'people', label: t('tabs.people'), content: <People group={group} lng={lng} /> },
          { id: 'days', label: t('tabs.days'), content: <GroupAdherence group={group} lng={lng} /> },
          { id: 'ways', label: t('tabs.ways'), content: <Ways group={group} lng={lng} /> },
        ]}
      />
      {naming && <GroupDialog group={group} lng={lng} onClose={() => setNaming(false)} />}
    </PageFrame>
  );
}

function People({ group, lng }: { group: Group; lng: Language }) {
  const { t } = useTexts(GROUP_TEXTS);
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState('');
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const query = useQuery(membersQuery(useApi(), group.id, page, search.trim()));
  if (group.members === 0) {
    return (
      <EmptyState
        picture="🤝"
        title={t('people.none')}
        text={t('people.noneText')}
        action={<Button onClick={() => setParams({ view: 'ways' })}>{t('tabs.ways')}</Button>}
      />
    );
  }
  return (
    <Stack>
      {group.members > MEMBERS_A_PAGE && (
        <Field
          type="search"
          label={t('people.search')}
          value={search}
          maxLength={80}
          onChange={({ target }) => {
            setSearch(target.value);
            setParams({});
          }}
        />
      )}
      <QueryView query={query} skeleton={<Skeleton $height={280} />}>
        {({ items, count }) => (
          <>
            {items.length === 0 && <Quiet>{t('people.notFound')}</Quiet>}
            <PickList aria-label={t('tabs.people')}>
              {items.map((one) => (
                <li key={one.id}>
                  <PersonRow to={pathTo('group', lng, { id: group.id }, { member: one.id })}>
                    <Row as="span">
                      <Avatar name={one.name || t('nameless')} src={one.avatar} size={36} />
                      <b>{one.name || t('nameless')}</b>
                    </Row>
                    <Chips one={one} />
                  </PersonRow>
                </li>
              ))}
            </PickList>
            <Pager
              page={page}
              pages={Math.max(page, Math.ceil(count / MEMBERS_A_PAGE))}
              onPage={(next) => setParams(next > 1 ? { page: String(next) } : {})}
            />
          </>
        )}
      </QueryView>
      <NotMedical />
    </Stack>
  );
}

function Chips({ one }: { one: MemberRow }) {
  const { t } = useTexts(GROUP_TEXTS);
  return (
    <Row as="span">
      {one.consents.facts ? <Chip tone="dill">{t('people.facts')}</Chip> : <Chip>{t('people.noFacts')}</Chip>}
      {one.targetsState === 'sent' && <Chip tone="sunflower">{t('people.targetsSent')}</Chip>}
      {one.weekState === 'sent' && <Chip tone="sunflower">{t('people.weekSent')}</Chip>}
      {one.weekState === 'draft' && <Chip>{t('people.weekDraft')}</Chip>}
      {one.weekState === 'accepted' && <Chip tone="dill">{t('people.weekTaken')}</Chip>}
      {one.weekState === 'refused' && <Chip tone="sunflower">{t('people.weekRefused')}</Chip>}
    </Row>
  );
}

/** How people come in: by a link, or from a course; and the end of it all. */
function Ways({ group, lng }: { group: Group; lng: Language }) {
  const { t } = useTexts(GROUP_TEXTS);
  const navigate = useNavigate();
  const { id, invitation } = group;
  const [ending, setEnding] = useState(false);
  const invite = useGroupDeed((api, groupId: string) =>
    api.expert.groups.invite({ id: groupId, language: lng }),
  );
  const revoke = useGroupDeed((api, groupId: string) => api.expert.groups.revoke({ id: groupId }));
  const take = useGroupDeed((api, courseId: string) => api.expert.groups.takeCourse({ id, courseId }), {
    done: t('ways.taken'),
  });
  const end = useGroupDeed((api, groupId: string) => api.expert.groups.remove({ id: groupId }), {
    after: () => void navigate(pathTo('groups', lng)),
  });
  const url = invite.data?.url;
  return (
    <Stack>
      <Titled title={t('ways.link')}>
        <Quiet>{t('ways.linkText')}</Quiet>
        {url !== undefined && <Field label={t('ways.copy')} readOnly value={url} onFocus={selectAll} />}
        {url === undefined && invitation && (
          <Quiet>{t('ways.open', { day: formatInstant(invitation.expiresAt, lng) })}</Quiet>
        )}
        <Row>
          <Button busy={invite.isPending} onClick={() => invite.mutate(id)}>
            {t(invitation ? 'ways.anew' : 'ways.make')}
          </Button>
          {invitation && (
            <QuietButton
              busy={revoke.isPending}
              onClick={() => revoke.mutate(id, { onSuccess: () => invite.reset() })}
            >
              {t('ways.revoke')}
            </QuietButton>
          )}
        </Row>
      </Titled>
      {group.courses.length > 0 && (
        <Titled title={t('ways.courses')}>
          <Quiet>{t('ways.coursesText')}</Quiet>
          {group.courses.map((course) => (
            <Row key={course.id}>
              <span>{course.title}</span>
              <QuietButton
                small
                busy={take.isPending && take.variables === course.id}
                onClick={() => take.mutate(course.id)}
              >
                {t('ways.take', { count: course.people })}
              </QuietButton>
            </Row>
          ))}
        </Titled>
      )}
      <Titled title={t('ways.end')}>
        <Quiet>{t('ways.endText')}</Quiet>
        <div>
          <DangerButton onClick={() => setEnding(true)}>{t('ways.endGo')}</DangerButton>
        </div>
      </Titled>
      {ending && (
        <Confirm
          title={t('ways.endAsk', { group: group.name })}
          action={t('ways.endGo')}
          busy={end.isPending}
          onClose={() => setEnding(false)}
          onConfirm={() => end.mutate(id)}
        >
          <p>{t('ways.endText')}</p>
        </Confirm>
      )}
    </Stack>
  );
}

const selectAll = ({ target }: { target: HTMLInputElement }) => {
  target.select();
};
