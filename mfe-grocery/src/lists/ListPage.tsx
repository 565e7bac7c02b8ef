import type { Language } from '@sytno/domain';
import { formatDay, formatMoney, useApi, useTexts } from '@sytno/kit';
import { useNavigate, useParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  Actions,
  Button,
  Chip,
  color,
  Dialog,
  PageFrame,
  QueryView,
  QuietButton,
  Skeleton,
  space,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { listQuery, type GroceryList } from './lists.queries';
import { ShopLines } from './ShopLines';
import { useListChanges } from './use-list-changes';

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  margin-bottom: ${space(5)};
  color: ${color('quiet')};
`;

/** One list: what to buy by aisle, what is in the basket, what it comes to. */
export function ListPage({ lng }: { lng: Language }) {
  const { t } = useTexts('grocery');
  const { id = '' } = useParams();
  const query = useQuery(listQuery(useApi(), id, lng));
  return (
    <QueryView
      query={query}
      skeleton={
        <PageFrame title={t('list.title')}>
          <Skeleton $height={320} />
        </PageFrame>
      }
    >
      {(list) => <OneList list={list} lng={lng} />}
    </QueryView>
  );
}

function OneList({ list, lng }: { list: GroceryList; lng: Language }) {
  const { t } = useTexts('grocery');
  const { from, to, total, left } = list;
  const days =
    from && to ? t('lists.days', { from: formatDay(from, lng), to: formatDay(to, lng) }) : undefined;
  return (
    <PageFrame
      title={list.name}
      {...(days ? { lead: days } : {})}
      action={<ListActions list={list} lng={lng} />}
    >
      <Facts>
        <Chip>{t(`lists.state.${list.state}`)}</Chip>
        <span role="status">{t('lists.ticked', { ticked: list.ticked, count: list.items.length })}</span>
        {total && <span>{t('list.total', { money: formatMoney(total.minor, total.currency, lng) })}</span>}
        {left && list.state !== 'closed' && (
          <span>{t('list.left', { money: formatMoney(left.minor, left.currency, lng) })}</span>
        )}
      </Facts>
      <ShopLines list={list} lng={lng} />
    </PageFrame>
  );
}

type Question = 'close' | 'remove' | null;

/** Use, close, delete: what is possible in the list's state. What cannot be undone asks first. */
function ListActions({ list, lng }: { list: GroceryList; lng: Language }) {
  const { t } = useTexts('grocery');
  const navigate = useNavigate();
  const { use, close, remove } = useListChanges(list.id);
  const [question, setQuestion] = useState<Question>(null);
  const dismiss = () => {
    setQuestion(null);
  };
  const open = list.items.length - list.ticked;
  if (list.state === 'closed') return null;
  return (
    <Actions>
      {list.state === 'draft' && (
        <>
          <QuietButton
            onClick={() => {
              setQuestion('remove');
            }}
          >
            {t('list.remove')}
          </QuietButton>
          <Button
            disabled={use.isPending}
            onClick={() => {
              use.mutate();
            }}
          >
            {t('list.use')}
          </Button>
        </>
      )}
      {list.state === 'in-use' && (
        <Button
          onClick={() => {
            setQuestion('close');
          }}
        >
          {t('list.close')}
        </Button>
      )}
      {question && (
        <Dialog title={t(`list.ask.${question}`, { name: list.name })} onClose={dismiss}>
          <p>{question === 'close' ? t('list.ask.unticked', { count: open }) : t('list.ask.removed')}</p>
          <Actions>
            <QuietButton onClick={dismiss}>{t('list.back')}</QuietButton>
            <Button
              disabled={close.isPending || remove.isPending}
              onClick={() => {
                if (question === 'close') close.mutate(undefined, { onSettled: dismiss });
                else
                  remove.mutate(undefined, {
                    onSuccess: () => void navigate(pathTo('groceryLists', lng), { replace: true }),
                    onError: dismiss,
                  });
              }}
            >
              {t(`list.${question}`)}
            </Button>
          </Actions>
        </Dialog>
      )}
    </Actions>
  );
}
