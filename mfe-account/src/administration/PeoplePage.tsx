import type { Language } from '@sytno/domain';
import { failureOf, formatDay, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { useSearchParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  BackLink,
  Chip,
  color,
  EmptyState,
  Field,
  FormFault,
  laterPart,
  PageFrame,
  Pager,
  PickList,
  PickRow,
  QueryView,
  Skeleton,
  space,
  SubmitButton,
  TYPE,
  upTo,
  useNotify,
} from '@sytno/kit/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DESK_WORDS } from '../desk-words';
import { CardHeading, FieldGrid, SettingsCard } from '../FormCard';
import { isId } from '../messages/messages.queries';
import { ADMIN_ROWS, peopleQuery, personQuery, type PersonDays } from '../money.queries';
import { MONEY_TEXTS } from '../money-words';
import { DaysTable, PaymentsTable } from '../subscription/History';
import { useMoneyAgain } from '../use-failure-notice';
import { SearchForm } from './SearchForm';

/** Comes with its own words. */
const PersonPart = laterPart(
  'account.person',
  () => import(/* webpackChunkName: "person" */ './PersonPart').then((file) => file.PersonPart),
  { skeleton: <Skeleton $height={240} />, words: DESK_WORDS },
);

const Stack = styled.div`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  h2 {
    margin: 0;
    font: ${TYPE.section};
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

/** Who it is to the left, where he stands to the right; under each other on a phone. */
const PersonRow = styled(PickRow)`
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  > :first-child > * {
    display: block;
  }
  small {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  ${upTo('sm')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Standings = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
`;

/** People found by address or name; one of them with his days, orders, and giving days. */
export function PeoplePage({ lng }: { lng: Language }) {
  const { t } = useTexts(MONEY_TEXTS);
  const [search] = useSearchParams();
  const person = search.get('person') ?? '';
  return (
    <PageFrame title={t('admin.people.title')} lead={t('admin.people.lead')}>
      {isId(person) ? <Person id={person} lng={lng} /> : <People lng={lng} />}
    </PageFrame>
  );
}

function People({ lng }: { lng: Language }) {
  const { t } = useTexts(MONEY_TEXTS);
  const [page, setPage] = useState(1);
  const [words, setWords] = useState('');
  const query = useQuery(peopleQuery(useApi(), { search: words, page }));
  return (
    <Stack>
      <SearchForm
        label={t('admin.people.search')}
        onSearch={(next) => {
          setWords(next);
          setPage(1);
        }}
      />
      <QueryView query={query} skeleton={<Skeleton $height={320} />}>
        {({ items, count }) =>
          count === 0 ? (
            <EmptyState picture="🔎" title={t('admin.none')} />
          ) : (
            <>
              <PickList aria-label={t('admin.people.title')}>
                {items.map((person) => (
                  <li key={person.id}>
                    <PersonRow to={pathTo('adminUsers', lng, {}, { person: person.id })}>
                      <span>
                        <b>{person.name || person.email}</b>
                        <small>{person.email}</small>
                      </span>
                      <Standing person={person} lng={lng} />
                    </PersonRow>
                  </li>
                ))}
              </PickList>
              <Pager page={page} pages={Math.ceil(count / ADMIN_ROWS)} onPage={setPage} />
            </>
          )
        }
      </QueryView>
    </Stack>
  );
}

function Standing({ person, lng }: { person: PersonDays; lng: Language }) {
  const { t } = useTexts(MONEY_TEXTS);
  const { access, daysLeft, until } = person;
  return (
    <Standings>
      {person.blockedAt && <Chip tone="chilli">{t('admin.people.blocked')}</Chip>}
      <Chip tone={daysLeft > 0 ? 'dill' : 'plain'}>{t(`access.${access}`)}</Chip>
      {until && t('admin.people.until', { count: daysLeft, until: formatDay(until, lng, 'full') })}
    </Standings>
  );
}

function Person({ id, lng }: { id: string; lng: Language }) {
  const { t } = useTexts(MONEY_TEXTS);
  const query = useQuery(personQuery(useApi(), id));
  return (
    <Stack>
      <BackLink to={pathTo('adminUsers', lng)}>{t('admin.people.back')}</BackLink>
      <QueryView query={query} skeleton={<Skeleton $height={420} />}>
        {(person) => (
          <Stack>
            <SettingsCard>
              <CardHeading title={person.name || person.email} text={person.email} />
              <Standing person={person} lng={lng} />
            </SettingsCard>
            {person.facts && <PersonPart person={person} facts={person.facts} lng={lng} />}
            <GiveForm id={id} />
            {person.days.length > 0 && <DaysTable rows={person.days} lng={lng} />}
            {person.payments.length > 0 && (
              <PaymentsTable
                rows={person.payments}
                lng={lng}
                nameOf={({ number }) => `№ ${String(number)}`}
              />
            )}
          </Stack>
        )}
      </QueryView>
    </Stack>
  );
}

function GiveForm({ id }: { id: string }) {
  const { t } = useTexts(MONEY_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const api = useApi();
  const notify = useNotify();
  const again = useMoneyAgain();
  const [days, setDays] = useState('');
  const [reason, setReason] = useState('');
  const give = useMutation({
    mutationFn: () =>
      api.account.administration.giveDays({ id, days: Number(days.replace('−', '-')), reason }),
    onSuccess: async () => {
      setDays('');
      setReason('');
      await again();
      notify(t('admin.done'), 'good');
    },
  });
  const failure = give.error ? failureOf(give.error) : undefined;
  const faultOf = (path: string) => {
    const code = failure?.fields.find((field) => field.path === path)?.code;
    return code && kit(`faults.${code}`);
  };
  return (
    <SettingsCard>
      <Form
        noValidate
        aria-label={t('admin.give.title')}
        onSubmit={(event) => {
          event.preventDefault();
          give.mutate();
        }}
      >
        <CardHeading title={t('admin.give.title')} text={t('admin.give.text')} />
        {failure && failure.fields.length === 0 && (
          <FormFault>{failure.message || kit('offline.text')}</FormFault>
        )}
        <FieldGrid>
          <Field
            label={t('admin.give.days')}
            hint={t('admin.give.daysHint')}
            inputMode="numeric"
            value={days}
            fault={faultOf('days')}
            onChange={(event) => setDays(event.target.value)}
          />
          <Field
            label={t('admin.reason')}
            hint={t('admin.reasonHint')}
            maxLength={300}
            value={reason}
            fault={faultOf('reason')}
            onChange={(event) => setReason(event.target.value)}
          />
        </FieldGrid>
        <div>
          <SubmitButton busy={give.isPending}>{t('admin.give.submit')}</SubmitButton>
        </div>
      </Form>
    </SettingsCard>
  );
}
