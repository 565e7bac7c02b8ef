import type { Language } from '@sytno/domain';
import { textFor } from '@sytno/domain';
import { formatWhen, useApi, useTexts } from '@sytno/kit';
import {
  Card,
  Chip,
  color,
  EmptyState,
  Pager,
  QueryView,
  QuietButton,
  Skeleton,
  space,
  TYPE,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ADMIN_TEXTS } from './admin-texts';
import { changesQuery, ROWS_A_PAGE, type CatalogueChange } from './admin.queries';
import type { Deeds } from './use-deeds';

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(3)};
    align-items: center;
    justify-content: space-between;
    padding: ${space(3)} 0;
    overflow-wrap: anywhere;
  }
  li + li {
    border-top: 1px solid ${color('line')};
  }
  p {
    margin: 0;
  }
  small {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const Heading = styled.h2`
  margin: 0 0 ${space(2)};
  font: ${TYPE.section};
`;

/** What administrators did, the last first, each with the way to take it back; of one thing or of everything. */
export function ChangeList(props: { thing?: { kind: string; id: string }; deeds: Deeds; lng: Language }) {
  const { t } = useTexts(ADMIN_TEXTS);
  const [page, setPage] = useState(1);
  const { thing, deeds, lng } = props;
  const query = useQuery(
    changesQuery(useApi(), { page, ...(thing && { thingKind: thing.kind, thingId: thing.id }) }),
  );
  return (
    <Card as="section">
      <Heading>{t('changes.title')}</Heading>
      <QueryView query={query} skeleton={<Skeleton $height={200} />}>
        {({ items, count }) =>
          count === 0 ? (
            thing ? (
              <p>{t('changes.none')}</p>
            ) : (
              <EmptyState picture="🌿" title={t('changes.none')} text={t('changes.noneText')} />
            )
          ) : (
            <>
              <List aria-label={t('changes.title')}>
                {items.map((change) => (
                  <ChangeRow key={change.id} change={change} deeds={deeds} whole={!thing} lng={lng} />
                ))}
              </List>
              <Pager page={page} pages={Math.max(page, Math.ceil(count / ROWS_A_PAGE))} onPage={setPage} />
            </>
          )
        }
      </QueryView>
    </Card>
  );
}

function ChangeRow(props: { change: CatalogueChange; deeds: Deeds; whole: boolean; lng: Language }) {
  const { t } = useTexts(ADMIN_TEXTS);
  const [busy, setBusy] = useState(false);
  const { change, deeds, whole, lng } = props;
  const { id, kind, thingName, actorName, at, undoneAt } = change;
  const name = textFor(thingName, lng) || t(`tables.${change.thingKind}`);
  const words = t(`changes.kinds.${kind.replace('.', '-')}`);
  const takeBack = async () => {
    setBusy(true);
    await deeds.takeBack(id).catch(() => undefined);
    setBusy(false);
  };
  return (
    <li>
      <div>
        <p>{whole ? `${words}: ${name}` : words}</p>
        <small>
          {actorName || t('changes.somebody')} · <time dateTime={at}>{formatWhen(at, lng)}</time>
        </small>
      </div>
      {undoneAt === null ? (
        <QuietButton
          busy={busy}
          aria-label={t('changes.undoOf', { deed: `${words}: ${name}` })}
          onClick={() => void takeBack()}
        >
          {t('changes.undo')}
        </QuietButton>
      ) : (
        <Chip>{t('changes.undone')}</Chip>
      )}
    </li>
  );
}
