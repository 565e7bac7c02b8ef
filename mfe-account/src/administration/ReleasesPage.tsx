import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { useSearchParams } from '@sytno/kit/router';
import { EmptyState, PageFrame, QueryView, Skeleton, space, upTo } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { OverrideSwitch } from './OverrideSwitch';
import { Facts } from './parts';
import { isSection, releasesQuery } from './releases.queries';
import { SectionDetail } from './SectionDetail';
import { SectionList } from './SectionList';

const Columns = styled.div<{ $open: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  align-items: start;
  gap: ${space(6)};
  margin-top: ${space(4)};
  /* Without room for both, the open section stands alone and leads back to the list. */
  ${upTo('lg')} {
    grid-template-columns: minmax(0, 1fr);
    > ${(props) => (props.$open ? ':first-child' : ':last-child')} {
      display: none;
    }
  }
`;

const Side = styled.div`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
`;

/** Which release of each section people get, what failed of it, and who may release: for administrators. */
export function ReleasesPage({ lng }: { lng: Language }) {
  const { t } = useTexts('account');
  const [params] = useSearchParams();
  const query = useQuery(releasesQuery(useApi()));
  const asked = params.get('section');
  const chosen = isSection(asked) ? asked : null;
  return (
    <PageFrame title={t('releases.title')} lead={t('releases.lead')}>
      <QueryView query={query} skeleton={<Skeleton $height={420} />}>
        {({ api, contract, shell, override, sections }) => {
          const open = sections.find(({ section }) => section === chosen);
          return (
            <>
              <Facts>
                <span>{t('releases.shell', { version: shell })}</span>
                <span>{t('releases.api', { version: api })}</span>
                <span>{t('releases.agreement', { version: contract })}</span>
              </Facts>
              <Columns $open={open !== undefined}>
                <Side>
                  <SectionList sections={sections} chosen={chosen} lng={lng} />
                  <OverrideSwitch allowed={override} />
                </Side>
                {open ? (
                  <SectionDetail key={open.section} state={open} lng={lng} />
                ) : (
                  <EmptyState picture="📦" title={t('releases.choose')} text={t('releases.chooseText')} />
                )}
              </Columns>
            </>
          );
        }}
      </QueryView>
    </PageFrame>
  );
}
