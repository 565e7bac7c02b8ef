import type { Language } from '@sytno/domain';
import { formatWhen, useApi, useTexts } from '@sytno/kit';
import { useSearchParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { EmptyState, PageFrame, Pager, PickList, PickRow, QueryView, Skeleton } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { GROUP_TEXTS } from '../groups/group-texts';
import { Quiet, Stack } from '../groups/parts';
import { WAITING_A_PAGE, waitingQuery } from './practice.queries';

/** Proofs of experts that wait for an administrator, the longest first; each is decided on its expert's page. */
export function WaitingPage({ lng }: { lng: Language }) {
  const { t } = useTexts(GROUP_TEXTS);
  const [params, setParams] = useSearchParams();
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(params.get('page'))) || 1));
  const query = useQuery(waitingQuery(useApi(), page));
  return (
    <PageFrame title={t('waiting.title')} lead={t('waiting.lead')}>
      <QueryView query={query} skeleton={<Skeleton $height={320} />}>
        {({ items, count }) =>
          items.length === 0 ? (
            <EmptyState picture="🌿" title={t('waiting.none')} text={t('waiting.noneText')} />
          ) : (
            <Stack>
              <PickList aria-label={t('waiting.title')}>
                {items.map(({ id, name, kind, about, at }) => (
                  <li key={id}>
                    <PickRow to={pathTo('expertProfile', lng, { id })}>
                      <b>{name || t('nameless')}</b>
                      <Quiet as="span">
                        {[t(`kinds.${kind}`), about, t('waiting.since', { when: formatWhen(at, lng) })].join(
                          ' · ',
                        )}
                      </Quiet>
                    </PickRow>
                  </li>
                ))}
              </PickList>
              <Pager
                page={page}
                pages={Math.max(page, Math.ceil(count / WAITING_A_PAGE))}
                onPage={(one) => setParams(one > 1 ? { page: String(one) } : {})}
              />
            </Stack>
          )
        }
      </QueryView>
    </PageFrame>
  );
}
