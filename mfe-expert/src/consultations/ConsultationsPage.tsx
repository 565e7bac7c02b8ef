import type { ConsultationSide, Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { useSearchParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  Avatar,
  BackLink,
  ButtonLink,
  ChoiceGroup,
  EmptyState,
  PageFrame,
  Pager,
  PickList,
  PickRow,
  QueryView,
  Skeleton,
  Tabs,
  ToggleChip,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { Row, Stack } from '../groups/parts';
import { BookPage } from './BookPage';
import { CONSULTATION_TEXTS } from './consultation-texts';
import { CONSULTATIONS_A_PAGE, listQuery, type ConsultationCard } from './consultations.queries';
import { NotMedical } from './NotMedical';
import { OfferedPart } from './OfferedPart';
import { StateChip } from './StateChip';
import { When } from './When';

/** Consultations of the reader; of an expert also those he gives, and his times. `?expert=` books with one. */
export function ConsultationsPage({ lng }: { lng: Language }) {
  const [params] = useSearchParams();
  const expertId = params.get('expert');
  if (expertId !== null) return <BookPage key={expertId} expertId={expertId} lng={lng} />;
  return <Lists lng={lng} />;
}

function Lists({ lng }: { lng: Language }) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  const [params, setParams] = useSearchParams();
  // Also what tells whether the reader is an expert.
  const own = useQuery(listQuery(useApi(), 'client', 'ahead', 1));
  const kind = own.data?.kind ?? null;
  const first = kind !== null && own.data?.count === 0 ? 'led' : 'own';
  const view = params.get('view') ?? first;
  const ownList = <List side="client" lng={lng} />;
  return (
    <>
      <BackLink to={pathTo('courses', lng)}>{t('toCourses')}</BackLink>
      <PageFrame title={t('title')} lead={t('lead')}>
        <QueryView query={own} skeleton={<Skeleton $height={280} />}>
          {() => (
            <Stack>
              {kind === null ? (
                ownList
              ) : (
                <Tabs
                  label={t('title')}
                  selected={view}
                  onSelect={(next) => setParams({ view: next })}
                  tabs={[
                    { id: 'led', label: t('tabs.led'), content: <List side="expert" lng={lng} /> },
                    { id: 'times', label: t('tabs.times'), content: <OfferedPart lng={lng} /> },
                    { id: 'own', label: t('tabs.own'), content: ownList },
                  ]}
                />
              )}
              <NotMedical />
            </Stack>
          )}
        </QueryView>
      </PageFrame>
    </>
  );
}

const WHENS = ['ahead', 'past'] as const;

function List({ side, lng }: { side: ConsultationSide; lng: Language }) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  const [params, setParams] = useSearchParams();
  const when = params.get('when') === 'past' ? 'past' : 'ahead';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const query = useQuery(listQuery(useApi(), side, when, page));
  const set = (given: Record<string, string>) => {
    const view = params.get('view');
    setParams({ ...(view === null ? {} : { view }), ...given });
  };
  return (
    <Stack>
      <ChoiceGroup title={t('when.title')}>
        <Row>
          {WHENS.map((one) => (
            <ToggleChip
              key={one}
              on={when === one}
              onToggle={() => set(one === 'past' ? { when: 'past' } : {})}
            >
              {t(`when.${one}`)}
            </ToggleChip>
          ))}
        </Row>
      </ChoiceGroup>
      <QueryView query={query} skeleton={<Skeleton $height={240} />}>
        {({ items, count, zone }) =>
          items.length === 0 ? (
            <EmptyState
              picture="🗓️"
              title={t(`empty.${side}.${when}`)}
              text={t(`empty.${side}.text`)}
              action={
                side === 'client' ? (
                  <ButtonLink to={pathTo('courses', lng)}>{t('toCourses')}</ButtonLink>
                ) : (
                  <ButtonLink to={pathTo('consultations', lng, {}, { view: 'times' })}>
                    {t('tabs.times')}
                  </ButtonLink>
                )
              }
            />
          ) : (
            <>
              <PickList aria-label={t(`when.${when}`)}>
                {items.map((one) => (
                  <Card key={one.id} one={one} zone={zone} lng={lng} />
                ))}
              </PickList>
              <Pager
                page={page}
                pages={Math.max(page, Math.ceil(count / CONSULTATIONS_A_PAGE))}
                onPage={(next) =>
                  set({ ...(when === 'past' && { when }), ...(next > 1 && { page: String(next) }) })
                }
              />
            </>
          )
        }
      </QueryView>
    </Stack>
  );
}

function Card({ one, zone, lng }: { one: ConsultationCard; zone: string; lng: Language }) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  const { id, side, other, startsAt, endsAt } = one;
  const name = other ? other.name || t('nameless') : t('goneExpert');
  return (
    <li>
      <PickRow to={pathTo('consultation', lng, { id }, side === 'expert' ? { side } : {})}>
        <Row as="span">
          <Avatar name={name} src={other?.avatar ?? null} size={36} />
          <b>{name}</b>
          <StateChip state={one.state} startsAt={startsAt} />
        </Row>
        <Row as="span">
          <When {...{ startsAt, endsAt, zone, side, lng }} otherZone={one.timeZone} />
        </Row>
      </PickRow>
    </li>
  );
}
