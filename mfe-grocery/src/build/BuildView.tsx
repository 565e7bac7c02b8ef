import { dayAt, type Language } from '@sytno/domain';
import { browserTimeZone, now, useApi, useTexts } from '@sytno/kit';
import { useSearchParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  BackLink,
  ButtonLink,
  Card,
  EmptyState,
  Field,
  PageFrame,
  QueryView,
  Skeleton,
  space,
  upTo,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { previewQuery, type Preview } from './build.queries';
import { NewList } from './NewList';
import { comingWeek, rangeFault } from './range';

const Parts = styled.div`
  display: grid;
  gap: ${space(5)};
`;

const Days = styled(Card)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 240px));
  gap: ${space(4)};
  ${upTo('sm')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space(3)};
    padding: ${space(3)};
  }
  /* Where two dates have no room beside each other. */
  @media (max-width: 339px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Builds a list: which days, what they need, what of it to buy. The days stand in the address. */
export function BuildView({ lng }: { lng: Language }) {
  const { t } = useTexts('grocery');
  const [search, setSearch] = useSearchParams();
  const coming = comingWeek(dayAt(now(), browserTimeZone()));
  const [from, to] = [search.get('from') ?? coming.from, search.get('to') ?? coming.to];
  const fault = rangeFault(from, to);
  const query = useQuery({ ...previewQuery(useApi(), from, to, lng), enabled: fault === undefined });
  const choose = (days: { from?: string; to?: string }) =>
    setSearch({ build: '1', from, to, ...days }, { replace: true });
  return (
    <>
      <BackLink to={pathTo('groceryLists', lng)}>{t('build.back')}</BackLink>
      <PageFrame title={t('build.title')} lead={t('build.lead')}>
        <Parts>
          <Days>
            <Field
              type="date"
              label={t('build.from')}
              value={from}
              onChange={(event) => choose({ from: event.target.value })}
            />
            <Field
              type="date"
              label={t('build.to')}
              value={to}
              fault={fault && t(`build.faults.${fault}`)}
              onChange={(event) => choose({ to: event.target.value })}
            />
          </Days>
          {fault === undefined && (
            <QueryView query={query} skeleton={<Skeleton $height={320} />}>
              {(preview) =>
                preview.lines.length === 0 ? (
                  <Nothing preview={preview} lng={lng} />
                ) : (
                  <NewList preview={preview} from={from} to={to} lng={lng} />
                )
              }
            </QueryView>
          )}
        </Parts>
      </PageFrame>
    </>
  );
}

function Nothing({ preview, lng }: { preview: Preview; lng: Language }) {
  const { t } = useTexts('grocery');
  const kind = preview.dishes.length === 0 ? 'empty' : 'nothing';
  return (
    <EmptyState
      picture="🗓️"
      title={t(`build.${kind}Title`)}
      text={t(`build.${kind}Text`)}
      action={<ButtonLink to={pathTo('mealplans', lng)}>{t('build.toMenu')}</ButtonLink>}
    />
  );
}
