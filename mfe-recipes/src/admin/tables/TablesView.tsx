import type { Language } from '@sytno/domain';
import { failureOf, useApi, useTexts } from '@sytno/kit';
import { QueryView, Skeleton, useNotify } from '@sytno/kit/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ADMIN_TEXTS } from '../admin-texts';
import { tablesQuery, type Tables } from '../admin.queries';
import type { Deeds } from '../use-deeds';
import { CategoriesView } from './CategoriesView';
import { EntryList } from './EntryList';
import type { OrderedTable, PutOrder } from './table-props';
import { UnitList } from './UnitList';

/** One of the tables; categories have their subcategories beside them. */
export function TablesView(props: { table: 'categories' | 'aisles' | 'units'; deeds: Deeds; lng: Language }) {
  const query = useQuery(tablesQuery(useApi()));
  const put = useOrder(props.deeds);
  const { table, deeds, lng } = props;
  return (
    <QueryView query={query} skeleton={<Skeleton $height={560} />}>
      {(tables) => {
        const own = { tables, deeds, put, lng };
        if (table === 'units') return <UnitList {...own} />;
        if (table === 'categories') return <CategoriesView {...own} />;
        return <EntryList {...own} table="aisles" parentId={null} />;
      }}
    </QueryView>
  );
}

function useOrder(deeds: Deeds): PutOrder {
  const { t } = useTexts(ADMIN_TEXTS);
  const api = useApi();
  const queries = useQueryClient();
  const notify = useNotify();
  return (table, parentId, ids) => {
    const { queryKey } = tablesQuery(api);
    queries.setQueryData<Tables>(queryKey, (old) => old && ordered(old, table, ids));
    api.recipes.admin
      .order({ table, parentId, ids: [...ids] })
      .then(({ changeId }) => deeds.did(t('tables.ordered'), changeId))
      .catch((error: unknown) => {
        notify(failureOf(error).message || t('tables.notOrdered'), 'bad');
        void deeds.refresh();
      });
  };
}

const ordered = (old: Tables, table: OrderedTable, ids: readonly string[]): Tables =>
  table === 'units'
    ? { ...old, units: inOrder(old.units, ids) }
    : { ...old, [table]: inOrder(old[table], ids) };

/** Rows with those that are named in the order given, in the places that they had. */
export function inOrder<T extends { readonly id: string }>(rows: readonly T[], ids: readonly string[]): T[] {
  const named = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  let at = 0;
  return rows.map((row) => (ids.includes(row.id) ? (named[at++] ?? row) : row));
}
