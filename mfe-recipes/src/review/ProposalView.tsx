import type { Language } from '@sytno/domain';
import { failureOf, formatInstant, useApi, useTexts } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  BackLink,
  Card,
  color,
  EmptyState,
  QueryView,
  QuietButtonLink,
  Skeleton,
  space,
  Tabs,
  TYPE,
  upTo,
  useDocumentTitle,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ADMIN_TEXTS } from '../admin/admin-texts';
import { proposalQuery, type OpenedProposal } from '../admin/admin.queries';
import { Icon } from '../Icon';
import { JoinWay } from './JoinWay';
import { NumbersWay } from './NumbersWay';
import { ProposalMarks } from './ProposalList';
import { RefuseWay } from './RefuseWay';
import { UsesPart } from './UsesPart';
import type { ViewProps, WayProps } from './way-props';

const Paper = styled.article`
  display: grid;
  gap: ${space(5)};
  min-width: 0;
  overflow-wrap: anywhere;
  h2 {
    margin: 0;
    font: ${TYPE.page};
    &:focus {
      outline: none;
    }
  }
`;

const Back = styled.div`
  display: none;
  ${upTo('lg')} {
    display: block;
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  margin-top: ${space(1)};
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
`;

/** One food that nobody knows: where it is used, and the three ways to answer. */
export function ProposalView(props: ViewProps) {
  const { t } = useTexts(ADMIN_TEXTS);
  const { id, place, lng } = props;
  const query = useQuery(proposalQuery(useApi(), id, lng));
  return (
    <>
      <Back>
        <BackLink to={`${pathTo('adminNutrition', lng)}${place.queryOf({ proposal: '' })}`}>
          {t('queue.back')}
        </BackLink>
      </Back>
      {query.error && ['NOT_FOUND', 'INPUT_INVALID'].includes(failureOf(query.error).code) ? (
        <EmptyState role="alert" picture="🍃" title={t('queue.gone')} text={t('queue.goneText')} />
      ) : (
        <QueryView query={query} skeleton={<Skeleton $height={560} />}>
          {(proposal) => <Opened {...props} proposal={proposal} />}
        </QueryView>
      )}
    </>
  );
}

const WAYS = ['numbers', 'join', 'refuse'] as const;

function Opened(props: ViewProps & { proposal: OpenedProposal }) {
  const { t } = useTexts(ADMIN_TEXTS);
  const { proposal, place, deeds, onDraft, lng } = props;
  const { name, language, state, next, proposerName, createdAt } = proposal;
  const [way, setWay] = useState<(typeof WAYS)[number]>('numbers');
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(name);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const own: WayProps = {
    ...props,
    onAnswered: (words, changeId) => {
      onDraft(undefined);
      deeds.did(words, changeId);
      place.go({ proposal: next ?? '' });
    },
    onClosed: (error) => {
      if (failureOf(error).code !== 'CONFLICT') return false;
      void deeds.refresh();
      return true;
    },
  };
  return (
    <Paper>
      <header>
        <h2 ref={heading} tabIndex={-1} lang={language}>
          {name}
        </h2>
        <Facts>
          <span>{t(`queue.writtenIn.${language}`)}</span>
          <span>
            {t('queue.since', {
              name: proposerName || t('queue.somebody'),
              time: formatInstant(createdAt, lng),
            })}
          </span>
        </Facts>
        <Facts>
          <ProposalMarks proposal={proposal} lng={lng} />
        </Facts>
      </header>
      <UsesPart proposal={proposal} lng={lng} />
      {state === 'open' ? (
        <Tabs
          label={t('ways.label')}
          selected={way}
          onSelect={(id) => setWay(WAYS.find((one) => one === id) ?? 'numbers')}
          tabs={[
            { id: 'numbers', label: t('ways.numbers'), content: <NumbersWay {...own} /> },
            { id: 'join', label: t('ways.join'), content: <JoinWay {...own} /> },
            { id: 'refuse', label: t('ways.refuse'), content: <RefuseWay {...own} /> },
          ]}
        />
      ) : (
        <Ended proposal={proposal} lng={lng} />
      )}
      {next && (
        <Foot>
          <QuietButtonLink
            to={`${pathTo('adminNutrition', lng)}${place.queryOf({ state: '', search: '', page: 1, proposal: next })}`}
          >
            {t('queue.next')}
            <Icon name="right" size={16} />
          </QuietButtonLink>
        </Foot>
      )}
    </Paper>
  );
}

function Ended({ proposal, lng }: { proposal: OpenedProposal; lng: Language }) {
  const { t } = useTexts(ADMIN_TEXTS);
  const { ingredientId, reason } = proposal;
  return (
    <Card>
      {ingredientId !== null && (
        <p>
          {t('queue.became')}{' '}
          <Link to={`${pathTo('adminCatalogue', lng)}?food=${encodeURIComponent(ingredientId)}`}>
            {t('queue.openFood')}
          </Link>
        </p>
      )}
      {reason !== null && <p>{t('queue.reason', { reason })}</p>}
    </Card>
  );
}
