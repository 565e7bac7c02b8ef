import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { Card, color, laterPart, OFF_PAPER, QuietButton, space } from '@sytno/kit/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { changesKey, changesQuery } from '../lines/lines.queries';
import { useListRights } from '../together/list-rights';
import { LINES_WORDS as words } from '../lines/words';
import type { GroceryList } from '../lists/lists.queries';

const ChangesWindow = laterPart(
  'grocery.changes',
  () => import('./ChangesWindow').then((file) => file.ChangesWindow),
  { skeleton: null, words },
);

const Note = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  margin-bottom: ${space(4)};
  border-color: ${color('sunflower')};
  background: ${color('sunflower-tint')};
  p {
    margin: 0;
  }
  ${OFF_PAPER}
`;

/** Says that the menu changed since the list was built, and leads to what changed; without a change nothing. */
export function ChangesNote({ list, lng }: { list: GroceryList; lng: Language }) {
  const { t } = useTexts('grocery');
  const [open, setOpen] = useState(false);
  const client = useQueryClient();
  const rights = useListRights();
  const { data } = useQuery(changesQuery(useApi(), list.id, lng));
  const { id, seq } = list;
  const asked = useRef(seq);
  useEffect(() => {
    // The list was asked for anew: somebody else may have brought it up to date.
    if (asked.current !== seq) void client.invalidateQueries({ queryKey: changesKey(id) });
    asked.current = seq;
  }, [client, id, seq]);
  const changes = data?.items ?? [];
  return (
    <>
      {changes.length > 0 && (
        <Note role="status">
          <p>{t('changes.note', { count: changes.length })}</p>
          {rights.own && <QuietButton onClick={() => setOpen(true)}>{t('changes.open')}</QuietButton>}
        </Note>
      )}
      {open && <ChangesWindow list={list} changes={changes} lng={lng} onClose={() => setOpen(false)} />}
    </>
  );
}
