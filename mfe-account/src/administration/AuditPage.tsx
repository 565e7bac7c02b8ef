import type { Language } from '@sytno/domain';
import { formatClock, formatInstant, useApi, useTexts } from '@sytno/kit';
import { useSearchParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  color,
  EmptyState,
  Field,
  PageFrame,
  Pager,
  QueryView,
  Skeleton,
  space,
  SubmitButton,
  Table,
  TextLink,
  upTo,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { DESK_TEXTS } from '../desk-words';
import { ADMIN_ROWS } from '../money.queries';
import { deedsQuery, type Deed } from './desk.queries';
import { deedWords, detailWords, thingWords } from './deed.words';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)};
  margin-bottom: ${space(5)};
  > * {
    flex: 0 1 170px;
  }
  > :first-child {
    flex: 2 1 260px;
  }
  /* The two days share a row. */
  ${upTo('sm')} {
    > * {
      flex: 1 1 130px;
      min-width: 0;
    }
    > button {
      flex: 1 0 100%;
    }
  }
`;

const Small = styled.small`
  display: block;
  color: ${color('quiet')};
  overflow-wrap: anywhere;
`;

const Details = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space(2)};
  margin: 0;
  font-size: 13px;
  line-height: 20px;
  text-align: left;
  dt {
    color: ${color('quiet')};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** Who did what and when; what is looked for stands in the address. */
export function AuditPage({ lng }: { lng: Language }) {
  const { t } = useTexts(DESK_TEXTS);
  const [params, setParams] = useSearchParams();
  const word = (name: string) => params.get(name) ?? '';
  const asked = { search: word('search').slice(0, 120), from: dayOf(word('from')), to: dayOf(word('to')) };
  const page = Math.max(1, Math.min(100_000, Math.floor(Number(word('page'))) || 1));
  const query = useQuery(deedsQuery(useApi(), { ...asked, page }));
  const go = (next: Record<string, string>) => {
    setParams(Object.entries(next).filter(([, value]) => value !== ''));
  };
  return (
    <PageFrame title={t('audit.title')} lead={t('audit.lead')}>
      <Question key={JSON.stringify(asked)} asked={asked} onAsk={go} />
      <QueryView query={query} skeleton={<Skeleton $height={420} />}>
        {({ items, count }) =>
          count === 0 ? (
            <EmptyState role="status" picture="🔎" title={t('audit.none')} text={t('audit.noneText')} />
          ) : (
            <>
              <Deeds deeds={items} lng={lng} />
              <Pager
                page={page}
                pages={Math.ceil(count / ADMIN_ROWS)}
                onPage={(next) => go({ ...asked, page: next === 1 ? '' : String(next) })}
              />
            </>
          )
        }
      </QueryView>
    </PageFrame>
  );
}

type Asked = Readonly<Record<'search' | 'from' | 'to', string>>;

const dayOf = (word: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(word) ? word : '');

function Question({ asked, onAsk }: { asked: Asked; onAsk: (next: Record<string, string>) => void }) {
  const { t } = useTexts(DESK_TEXTS);
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const word = (name: string) => {
          const value = form.get(name);
          return typeof value === 'string' ? value.trim() : '';
        };
        onAsk({ search: word('search'), from: word('from'), to: word('to') });
      }}
    >
      <Field
        type="search"
        name="search"
        label={t('audit.search')}
        maxLength={120}
        autoComplete="off"
        defaultValue={asked.search}
      />
      <Field type="date" name="from" label={t('audit.from')} defaultValue={asked.from} />
      <Field type="date" name="to" label={t('audit.to')} defaultValue={asked.to} />
      <SubmitButton tone="quiet" busy={false}>
        {t('audit.find')}
      </SubmitButton>
    </Form>
  );
}

function Deeds({ deeds, lng }: { deeds: readonly Deed[]; lng: Language }) {
  const { t } = useTexts(DESK_TEXTS);
  return (
    <Table
      caption={t('audit.title')}
      captionHidden
      rows={deeds}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'what',
          label: t('audit.what'),
          cell: ({ action }) => (
            <span>
              {deedWords(action, lng)}
              <Small>{action}</Small>
            </span>
          ),
        },
        { key: 'who', label: t('audit.who'), cell: (deed) => <Who deed={deed} lng={lng} /> },
        {
          key: 'thing',
          label: t('audit.thing'),
          cell: ({ thingKind, thingId }) => (
            <span>
              {thingWords(thingKind, lng)}
              <Small>{thingId}</Small>
            </span>
          ),
        },
        {
          key: 'details',
          label: t('audit.details'),
          cell: ({ details }) => (
            <Details>
              {Object.entries(details).map(([name, value]) => (
                <div key={name} style={{ display: 'contents' }}>
                  <dt>{detailWords(name, lng)}</dt>
                  <dd>{String(value)}</dd>
                </div>
              ))}
            </Details>
          ),
        },
        {
          key: 'when',
          label: t('audit.when'),
          cell: ({ at }) => (
            <time dateTime={at}>
              {formatInstant(at, lng)}
              <Small as="span">{formatClock(at, lng)}</Small>
            </time>
          ),
        },
      ]}
    />
  );
}

function Who({ deed: { actorId, actorName }, lng }: { deed: Deed; lng: Language }) {
  const { t } = useTexts(DESK_TEXTS);
  if (actorId === null) return t('audit.server');
  return <TextLink to={pathTo('adminUsers', lng, {}, { person: actorId })}>{actorName || actorId}</TextLink>;
}
