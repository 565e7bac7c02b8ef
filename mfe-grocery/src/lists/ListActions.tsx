import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Button, Confirm, QuietButton, space, upTo } from '@sytno/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { GroceryList } from './lists.queries';
import { useListMoves } from './use-list-moves';

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
  const { use, close, remove } = useListMoves(list, lng);
  const over = () => setAsked(undefined);
  if (list.state === 'closed') return null;
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
      {asked === 'close' && (
        <Confirm
          title={t('list.closeTitle', { name: list.name })}
          action={t('list.close')}
          tone="main"
          busy={close.isPending}
          onConfirm={() => close.mutate(undefined, { onSettled: over })}
          onClose={over}
        >
          <CloseWords unticked={list.items.filter(({ ticked }) => !ticked).length} />
        </Confirm>
      )}
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

function CloseWords({ unticked }: { unticked: number }) {
  const { t } = useTexts('grocery');
  return <>{unticked === 0 ? t('list.closeAllText') : t('list.closeText', { count: unticked })}</>;
}
