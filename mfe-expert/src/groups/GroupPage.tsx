import type { Language } from '@sytno/domain';
import { failureOf, useApi, useTexts } from '@sytno/kit';
import { useParams, useSearchParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { BackLink, EmptyState, QueryView, QuietButtonLink, Skeleton, useDocumentTitle } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { WeekPage } from '../proposals/WeekPage';
import { GROUP_TEXTS } from './group-texts';
import { groupQuery } from './groups.queries';
import { LedGroup } from './LedGroup';
import { MemberPage } from './MemberPage';
import { OwnGroup } from './OwnGroup';

/** A group: led with `?member=` for one of its people, or seen by one of them; `?week=` is a week on paper. */
export function GroupPage({ lng }: { lng: Language }) {
  const { t } = useTexts(GROUP_TEXTS);
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const query = useQuery(groupQuery(useApi(), id, lng));
  useDocumentTitle(query.data?.name);
  const member = params.get('member');
  const week = params.get('week');
  const gone = query.error && ['NOT_FOUND', 'INPUT_INVALID'].includes(failureOf(query.error).code);
  if (gone) {
    return (
      <EmptyState
        whole
        role="alert"
        picture="🍃"
        title={t('gone.title')}
        text={t('gone.text')}
        action={<QuietButtonLink to={pathTo('groups', lng)}>{t('toGroups')}</QuietButtonLink>}
      />
    );
  }
  if (week !== null) return <WeekPage id={week} groupId={id} lng={lng} />;
  return (
    <QueryView whole query={query} skeleton={<Skeleton $height={480} />}>
      {(group) => {
        if (!group.mine) {
          return (
            <>
              <BackLink to={pathTo('groups', lng)}>{t('toGroups')}</BackLink>
              {group.own && <OwnGroup group={group} own={group.own} lng={lng} />}
            </>
          );
        }
        if (member !== null) return <MemberPage key={member} id={member} group={group} lng={lng} />;
        return (
          <>
            <BackLink to={pathTo('groups', lng)}>{t('toGroups')}</BackLink>
            <LedGroup group={group} lng={lng} />
          </>
        );
      }}
    </QueryView>
  );
}
