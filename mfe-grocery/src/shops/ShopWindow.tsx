import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import {
  Actions,
  Button,
  ChoiceGroup,
  color,
  Dialog,
  Field,
  IconButton,
  QueryView,
  QuietButton,
  Skeleton,
  space,
  ToggleChip,
  TYPE,
  useNotify,
} from '@sytno/kit/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import type { GroceryList } from '../lists/lists.queries';
import { useFailureNotice } from '../lists/use-failure-notice';
import { OwnShop } from './OwnShop';
import { LONGEST_NAME, shopsQuery, type Shop } from './shops.queries';
import { SHOPS_TEXTS } from './words';

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const New = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space(3)};
`;

const Order = styled.section`
  h3 {
    margin: 0 0 ${space(1)};
    font: ${TYPE.strong};
  }
  p {
    margin: 0 0 ${space(2)};
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  ol {
    margin: 0 0 ${space(3)};
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    min-height: 48px;
    border-top: 1px solid ${color('line')};
  }
  li > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** In which shop a list is bought, and in which order the aisles there are met. */
export function ShopWindow(props: { list: GroceryList; lng: Language; onClose: () => void }) {
  const { t } = useTexts(SHOPS_TEXTS);
  const { list, lng, onClose } = props;
  const query = useQuery(shopsQuery(useApi(), lng));
  return (
    <Dialog
      title={t('window.title')}
      onClose={onClose}
      foot={
        <Actions>
          <Button onClick={onClose}>{t('window.done')}</Button>
        </Actions>
      }
    >
      <QueryView query={query} skeleton={<Skeleton $height={280} />}>
        {({ items }) => <Choice list={list} shops={items} />}
      </QueryView>
    </Dialog>
  );
}

const isUsual = ({ name }: Shop): boolean => name === '';
/** How a call names the shop. */
const keyOf = (shop: Shop): string => (isUsual(shop) ? 'usual' : (shop.id ?? 'usual'));

/** What can be done to shops; the lists stand otherwise then. */
function useShopDeeds(listId: string) {
  const api = useApi();
  const client = useQueryClient();
  const shared = {
    onError: useFailureNotice(),
    onSettled: () => client.invalidateQueries({ queryKey: ['grocery', 'lists'] }),
  };
  return {
    choose: useMutation({
      ...shared,
      mutationFn: (shopId: string | null) => api.grocery.shops.choose({ id: listId, shopId }),
    }),
    create: useMutation({
      ...shared,
      mutationFn: async (name: string) => {
        const { id } = await api.grocery.shops.create({ name });
        return api.grocery.shops.choose({ id: listId, shopId: id });
      },
    }),
    order: useMutation({
      ...shared,
      scope: { id: 'order of aisles' },
      mutationFn: ({ shop, aisles }: { shop: string; aisles: string[] | null }) =>
        api.grocery.shops.change({ id: shop, aisles }),
    }),
    rename: useMutation({
      ...shared,
      mutationFn: (shop: { id: string; name: string }) => api.grocery.shops.change(shop),
    }),
    remove: useMutation({ ...shared, mutationFn: (id: string) => api.grocery.shops.remove({ id }) }),
  };
}

function Choice({ list, shops }: { list: GroceryList; shops: readonly Shop[] }) {
  const { t } = useTexts(SHOPS_TEXTS);
  const { choose, create, order, rename, remove } = useShopDeeds(list.id);
  const [name, setName] = useState('');
  const [asked, setAsked] = useState(false);
  const [usual] = shops;
  const chosen = shops.find((shop) => !isUsual(shop) && shop.id === list.shop?.id) ?? usual;
  const busy = choose.isPending || create.isPending;
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (name.trim() === '' || busy) return;
    create.mutate(name.trim(), {
      onSuccess: () => {
        setName('');
        setAsked(false);
      },
    });
  };
  return (
    <>
      <ChoiceGroup title={t('window.which')}>
        <Chips>
          {shops.map((shop) => (
            <ToggleChip
              key={keyOf(shop)}
              on={shop === chosen}
              onToggle={() => choose.mutate(isUsual(shop) ? null : shop.id)}
            >
              {shop.name || t('shop.usual')}
            </ToggleChip>
          ))}
        </Chips>
      </ChoiceGroup>
      {chosen?.id && !isUsual(chosen) && (
        <OwnShop
          key={`own ${chosen.id}`}
          shop={chosen}
          busy={rename.isPending || remove.isPending}
          onRename={(called) => rename.mutateAsync({ id: keyOf(chosen), name: called })}
          onRemove={() => remove.mutate(keyOf(chosen))}
        />
      )}
      <New onSubmit={add} noValidate>
        <Field
          label={t('window.newShop')}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          fault={asked && name.trim() === '' ? t('window.wantName') : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Button tone="quiet" type="submit" busy={create.isPending}>
          {t('window.add')}
        </Button>
      </New>
      {chosen && (
        <AisleOrder
          key={keyOf(chosen)}
          shop={chosen}
          onOrder={(aisles) => order.mutate({ shop: keyOf(chosen), aisles })}
        />
      )}
    </>
  );
}

/** The same things with one of them a place further up (-1) or down (1). */
function moved<T>(things: readonly T[], at: number, by: -1 | 1): T[] {
  const others = things.toSpliced(at, 1);
  return others.toSpliced(at + by, 0, ...things.slice(at, at + 1));
}

/** The aisles as they are met; each can be moved, and all of it forgotten. */
function AisleOrder(props: { shop: Shop; onOrder: (aisles: string[] | null) => void }) {
  const { t } = useTexts(SHOPS_TEXTS);
  const notify = useNotify();
  const { shop, onOrder } = props;
  const [own, setOwn] = useState<Shop['aisles']>();
  const aisles = own ?? shop.aisles;
  const move = (at: number, by: -1 | 1) => {
    const next = moved(aisles, at, by);
    setOwn(next);
    onOrder(next.map(({ id }) => id));
    // Said, since eyes that do not see the list know no other way.
    notify(t('window.moved', { name: aisles[at]?.name ?? '', place: at + by + 1 }), 'plain', {
      series: 'aisle',
    });
  };
  return (
    <Order>
      <h3>{t('window.order')}</h3>
      <p>{t(`window.orders.${shop.order}`, { count: shop.walks })}</p>
      <ol>
        {aisles.map(({ id, name }, at) => (
          <li key={id}>
            <span>{name}</span>
            <IconButton
              aria-label={t('window.up', { name })}
              disabled={at === 0}
              onClick={() => move(at, -1)}
            >
              <Icon name="up" size={20} />
            </IconButton>
            <IconButton
              aria-label={t('window.down', { name })}
              disabled={at === aisles.length - 1}
              onClick={() => move(at, 1)}
            >
              <Icon name="down" size={20} />
            </IconButton>
          </li>
        ))}
      </ol>
      {shop.order !== 'usual' && (
        <QuietButton
          onClick={() => {
            setOwn(undefined);
            onOrder(null);
          }}
        >
          {t('window.forget')}
        </QuietButton>
      )}
    </Order>
  );
}
