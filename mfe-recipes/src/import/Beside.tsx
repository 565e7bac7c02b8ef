import type { Language } from '@sytno/domain';
import { failureOf, formatWhen, useApi, useTexts } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { Card, Chip, color, Hidden, IconButton, space, TYPE, useNotify, useUndo } from '@sytno/kit/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { importQuery } from './import-place';
import { IMPORT_TEXTS } from './import-texts';
import { importOverviewQuery, type ImportOverview } from './import.queries';

const Stack = styled.div`
  display: grid;
  gap: ${space(5)};
  min-width: 0;
  h2 {
    margin: 0 0 ${space(3)};
    font: ${TYPE.section};
  }
`;

const Left = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    gap: ${space(2)};
    align-items: center;
  }
  a {
    display: grid;
    flex: 1;
    min-width: 0;
    min-height: 44px;
    padding-block: ${space(2)};
    color: ${color('text')};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover b {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  b {
    display: -webkit-box;
    overflow: hidden;
    font: ${TYPE.strong};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  li + li {
    border-top: 1px solid ${color('line')};
  }
  small {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const Hosts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Quiet = styled.p`
  margin: 0 0 ${space(3)};
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  text-wrap: pretty;
`;

type Unsaved = ImportOverview['unsaved'][number];

/** What stands for the name of what has none: what happened to it. */
function namelessOf(
  outcome: (Unsaved['outcome'] & string) | undefined,
  host: string | null,
  t: ReturnType<typeof useTexts>['t'],
): string {
  const nameless =
    outcome === undefined || outcome === 'read' || outcome === 'partial' || outcome === 'duplicate';
  return nameless ? t('untitled') : t(`answers.${outcome}.title`, { host: host ?? '' });
}

/** What was left without being saved, and sites that are read well. Their failure is nobody's worry here. */
export function Beside({ lng }: { lng: Language }) {
  const { t } = useTexts(IMPORT_TEXTS);
  const { data } = useQuery(importOverviewQuery(useApi()));
  const { putAway, said } = usePutAway();
  const list = useRef<HTMLUListElement>(null);
  return (
    <Stack>
      <Hidden aria-live="polite">{said}</Hidden>
      {data && data.unsaved.length > 0 && (
        <Card>
          <h2>{t('unsaved.title')}</h2>
          <Left ref={list}>
            {data.unsaved.map(({ id, title, host, at, outcome }, n) => {
              const name = title || (outcome === null ? t('underWay') : namelessOf(outcome, host, t));
              return (
                <li key={id}>
                  <Link to={`${pathTo('recipes', lng)}${importQuery(id)}`}>
                    <b>{name}</b>
                    <small>{[host ?? t('ownText'), formatWhen(at, lng)].join(' · ')}</small>
                  </Link>
                  {outcome !== null && (
                    <IconButton
                      aria-label={t('unsaved.away', { name })}
                      onClick={() => {
                        void putAway(id, name);
                        // The button goes with its row: whoever came by the keyboard stays in the list, and
                        // at the page's title when that was the last one.
                        const links = list.current?.querySelectorAll('a') ?? [];
                        const heading = document.querySelector<HTMLElement>('[data-page-title]');
                        (links[n + 1] ?? links[n - 1] ?? heading)?.focus();
                      }}
                    >
                      <Icon name="close" />
                    </IconButton>
                  )}
                </li>
              );
            })}
          </Left>
        </Card>
      )}
      {data && data.hosts.length > 0 && (
        <Card>
          <h2>{t('hosts.title')}</h2>
          <Quiet>{t('hosts.text')}</Quiet>
          <Hosts>
            {data.hosts.map((host) => (
              <li key={host}>
                <Chip tone="dill">{host}</Chip>
              </li>
            ))}
          </Hosts>
        </Card>
      )}
    </Stack>
  );
}

/** Takes what was not saved off the list, and brings it back. */
function usePutAway() {
  const { t } = useTexts(IMPORT_TEXTS);
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const { did, said } = useUndo();
  const send = async (id: string, away: boolean) => {
    try {
      await api.recipes.import.putAway({ id, away });
      await client.invalidateQueries({ queryKey: importOverviewQuery(api).queryKey });
    } catch (error) {
      notify(failureOf(error).message || t('failed'), 'bad');
      throw error;
    }
  };
  const putAway = async (id: string, name: string) => {
    try {
      await send(id, true);
    } catch {
      return;
    }
    did(t('unsaved.wasPutAway', { name }), () => send(id, false));
  };
  return { said, putAway };
}
