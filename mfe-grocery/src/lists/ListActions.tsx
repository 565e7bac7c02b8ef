import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Button, Confirm, laterPart, QuietButton, space, upTo } from '@sytno/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { LINES_WORDS as words } from '../lines/words';
import type { GroceryList } from './lists.queries';
import { useListRights } from '../together/list-rights';
import { useListMoves } from './use-list-moves';

const CloseWindow = laterPart(
  'grocery.close',
  () => import('../prices/CloseWindow').then((file) => file.CloseWindow),
  { skeleton: null, words },
);

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  /* On phones the main action stands first and wide beside the page's tools, what is rare below them. */
  ${upTo('sm')} {
    display: contents;
    > [data-main] {
      flex: 1 1 0;
      order: -1;
      min-width: fit-content;
    }
    > [data-rare] {
      order: 1;
      flex: 1 0 100%;
    }
  }
`;

/** What can be done to the list in its state; what is final is asked about first. */
export function ListActions({ list, lng }: { list: GroceryList; lng: Language }) {
  const { t } = useTexts('grocery');
  const [asked, setAsked] = useState<'close' | 'remove'>();
  const { use, remove } = useListMoves(list, lng);
  const { own } = useListRights();
  const over = () => setAsked(undefined);
  if (list.state === 'closed' || !own) return null;
  return (
    <Row>
      {list.state === 'draft' ? (
        <>
          <QuietButton data-rare tone="plain" onClick={() => setAsked('remove')}>
            {t('list.remove')}
          </QuietButton>
          <Button data-main busy={use.isPending} onClick={() => use.mutate()}>
            {t('list.use')}
          </Button>
        </>
      ) : (
        <Button data-main onClick={() => setAsked('close')}>
          {t('list.close')}
        </Button>
      )}
      {asked === 'close' && <CloseWindow list={list} lng={lng} onClose={over} />}
      {asked === 'remove' && (
        <Confirm
          title={t('list.removeTitle', { name: list.name })}
          action={t('list.remove')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(undefined, { onSettled: over })}
          onClose={over}
        >
          {t('list.removeText', { count: list.items.length })}
        </Confirm>
      )}
    </Row>
  );
}
