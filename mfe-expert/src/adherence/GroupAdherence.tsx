import type { Day, Language } from '@sytno/domain';
import {
  formatDay,
  formatNumber,
  formatPercent,
  numbersHiddenAtom,
  useApi,
  useTexts,
  weekdayNames,
} from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import {
  Avatar,
  Chip,
  EmptyState,
  Pager,
  QueryView,
  Skeleton,
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
import { NotMedical, Quiet, Row, Stack, Titled } from '../groups/parts';
import { Chart, signedNumber } from './Chart';

const Scrolls = styled.div`
  max-width: 100%;
  overflow-x: auto;
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

function Everyone({ data, group, lng }: { data: GroupDays; group: Group; lng: Language }) {
  const { t } = useTexts(GROUP_TEXTS);
  const hidden = useAtomValue(numbersHiddenAtom);
  const short = weekdayNames(lng);
  const percent = (share: number | null) => (share === null ? '–' : formatPercent(share, lng));
  return (
    <Titled title={t('adherence.each')}>
      <Quiet>{t('adherence.eachText')}</Quiet>
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
              cell: ({ memberId, name, avatar }) => (
                <Row as="span">
                  <Avatar name={name || t('nameless')} src={avatar} size={28} />
                  <TextLink to={pathTo('group', lng, { id: group.id }, { member: memberId })}>
                    {name || t('nameless')}
                  </TextLink>
                </Row>
              ),
            },
            ...data.days.map(({ date }, at) => ({
              key: date,
              label: `${short[at] ?? ''} ${formatDay(date, lng)}`,
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
                    cell: (one: Item) =>
                      one.drift
                        ? [one.drift.protein, one.drift.fat, one.drift.carbs]
                            .map((value) => (value > 0 ? '+' : '') + formatNumber(value, lng))
                            .join(' / ')
                        : '–',
                  },
                ]),
          ]}
        />
      </Scrolls>
    </Titled>
  );
}
