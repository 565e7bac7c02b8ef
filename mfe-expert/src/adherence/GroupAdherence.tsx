import type { Day, Language } from '@sytno/domain';
import { formatDay, formatPercent, numbersHiddenAtom, useApi, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import {
  Avatar,
  Chip,
  EmptyState,
  Pager,
  QueryView,
  Skeleton,
  space,
  Table,
  TextLink,
  WeekPicker,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { styled } from 'styled-components';
import { GROUP_TEXTS } from '../groups/group-texts';
import {
  DAYS_A_PAGE,
  groupDaysQuery,
  lastMonday,
  today,
  type Group,
  type GroupDays,
} from '../groups/groups.queries';
import { List, NotMedical, Quiet, Row, Stack, Titled } from '../groups/parts';
import { useWide } from '../use-wide';
import { Chart, signedNumber } from './Chart';

const Scrolls = styled.div`
  max-width: 100%;
  overflow-x: auto;
  th,
  td {
    overflow-wrap: normal;
  }
  td[data-numeric] {
    white-space: nowrap;
  }
`;

const Who = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(3)};
`;

type Item = GroupDays['items'][number];

/** A week of all who let their expert see it: together by day, and each by himself. */
export function GroupAdherence({ group, lng }: { group: Group; lng: Language }) {
  const { t } = useTexts(GROUP_TEXTS);
  const [monday, setMonday] = useState<Day>(lastMonday);
  const [page, setPage] = useState(1);
  const query = useQuery(groupDaysQuery(useApi(), group.id, monday, page));
  return (
    <Stack>
      <WeekPicker
        monday={monday}
        today={today()}
        max={lastMonday()}
        onChange={(one) => {
          setMonday(one);
          setPage(1);
        }}
      />
      <QueryView query={query} skeleton={<Skeleton $height={320} />}>
        {(data) =>
          data.count === 0 ? (
            <EmptyState picture="🌱" title={t('adherence.nobody')} text={t('adherence.nobodyText')} />
          ) : (
            <Stack>
              <Together data={data} lng={lng} />
              <Everyone data={data} group={group} lng={lng} />
              <Pager
                page={page}
                pages={Math.max(page, Math.ceil(data.count / DAYS_A_PAGE))}
                onPage={setPage}
              />
            </Stack>
          )
        }
      </QueryView>
      <NotMedical />
    </Stack>
  );
}

function Together({ data, lng }: { data: GroupDays; lng: Language }) {
  const { t } = useTexts(GROUP_TEXTS);
  const known = data.days.flatMap(({ share }) => share ?? []);
  const mean = known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0) / known.length;
  return (
    <Titled title={t('adherence.together')}>
      <Row>
        <Chip tone="dill">{t('adherence.agreed', { count: data.count })}</Chip>
        {data.silent > 0 && <Chip>{t('adherence.notAgreed', { count: data.silent })}</Chip>}
      </Row>
      <Chart
        title={t('adherence.byDay')}
        bars={data.days.map(({ date, share }) => ({ date, value: share }))}
        most={1}
        role="dill"
        words={mean === null ? t('adherence.unknown') : formatPercent(mean, lng)}
        lng={lng}
      />
    </Titled>
  );
}

interface Everybody {
  readonly data: GroupDays;
  readonly group: Group;
  readonly lng: Language;
}

function Everyone(props: Everybody) {
  const { t } = useTexts(GROUP_TEXTS);
  const wide = useWide();
  return (
    <Titled title={t('adherence.each')}>
      <Quiet>{t('adherence.eachText')}</Quiet>
      {wide ? <EachInRows {...props} /> : <EachInBars {...props} />}
    </Titled>
  );
}

function Person({ one, group, lng }: { one: Item; group: Group; lng: Language }) {
  const { t } = useTexts(GROUP_TEXTS);
  const name = one.name || t('nameless');
  return (
    <Who>
      <Avatar name={name} src={one.avatar} size={28} />
      <TextLink to={pathTo('group', lng, { id: group.id }, { member: one.memberId })}>{name}</TextLink>
    </Who>
  );
}

const macros = ({ protein, fat, carbs }: NonNullable<Item['drift']>, lng: Language): string =>
  [protein, fat, carbs].map((value) => signedNumber(value, lng)).join(' / ');

/** Where there is no room for a table: seven bars of each. */
function EachInBars({ data, group, lng }: Everybody) {
  const { t } = useTexts(GROUP_TEXTS);
  const hidden = useAtomValue(numbersHiddenAtom);
  return (
    <List aria-label={t('adherence.each')}>
      {data.items.map((one) => (
        <li key={one.memberId}>
          <Person one={one} group={group} lng={lng} />
          <Chart
            title={t('adherence.byDay')}
            bars={one.days.map(({ date, share }) => ({ date, value: share }))}
            most={1}
            role="dill"
            words={one.share === null ? t('adherence.unknown') : formatPercent(one.share, lng)}
            lng={lng}
          />
          {!hidden && one.drift && (
            <Quiet>
              {t('adherence.driftKcal')}: {signedNumber(one.drift.kcal, lng)}
              <br />
              {t('adherence.driftMacros')}: {macros(one.drift, lng)}
            </Quiet>
          )}
        </li>
      ))}
    </List>
  );
}

function EachInRows({ data, group, lng }: Everybody) {
  const { t } = useTexts(GROUP_TEXTS);
  const hidden = useAtomValue(numbersHiddenAtom);
  const percent = (share: number | null) => (share === null ? '–' : formatPercent(share, lng));
  return (
    <Scrolls>
      <Table
        caption={t('adherence.each')}
        captionHidden
        rows={data.items}
        rowKey={({ memberId }) => memberId}
        columns={[
          {
            key: 'person',
            label: t('adherence.person'),
            cell: (one) => <Person one={one} group={group} lng={lng} />,
          },
          ...data.days.map(({ date }, at) => ({
            key: date,
            label: formatDay(date, lng, 'weekday'),
            numeric: true,
            cell: (one: Item) => percent(one.days[at]?.share ?? null),
          })),
          {
            key: 'share',
            label: t('adherence.week'),
            numeric: true,
            cell: (one: Item) => <b>{percent(one.share)}</b>,
          },
          ...(hidden
            ? []
            : [
                {
                  key: 'drift',
                  label: t('adherence.driftKcal'),
                  numeric: true,
                  cell: (one: Item) => (one.drift ? signedNumber(one.drift.kcal, lng) : '–'),
                },
                {
                  key: 'macros',
                  label: t('adherence.driftMacros'),
                  numeric: true,
                  cell: (one: Item) => (one.drift ? macros(one.drift, lng) : '–'),
                },
              ]),
        ]}
      />
    </Scrolls>
  );
}
