import { failureOf, useApi, useTexts } from '@sytno/kit';
import { Actions, Button, Dialog, FormFault, QuietButton, SelectField } from '@sytno/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ADMIN_TEXTS } from '../admin-texts';
import type { Entry } from '../admin.queries';
import type { EntryListProps } from './table-props';

/** Into which other row of its table one goes; what follows it is said before it is done. */
export function EntryMerge(props: EntryListProps & { entry: Entry; onClose: () => void }) {
  const { t } = useTexts(ADMIN_TEXTS);
  const api = useApi();
  const { tables, table, entry, deeds, onClose, lng } = props;
  const { id, names, used, revision } = entry;
  const [into, setInto] = useState('');
  const target = tables[table].find((row) => row.id === into);
  const under = tables.subcategories.filter(({ parentId }) => parentId === id).length;
  const merging = useMutation({
    mutationFn: () => api.recipes.admin.mergeEntry({ table, id, into, revision }),
    onSuccess: ({ changeId }) => {
      deeds.did(t('merge.done', { name: names[lng], into: target?.names[lng] ?? '' }), changeId);
      onClose();
    },
    onError: () => void deeds.refresh(),
  });
  const placeOf = ({ parentId }: Entry) =>
    parentId === null ? '' : ` · ${tables.categories.find((row) => row.id === parentId)?.names[lng] ?? ''}`;
  return (
    <Dialog
      title={t('merge.title', { name: names[lng] })}
      onClose={onClose}
      foot={
        <Actions>
          <QuietButton onClick={onClose}>{t('tables.cancel')}</QuietButton>
          <Button disabled={into === ''} busy={merging.isPending} onClick={() => merging.mutate()}>
            {t('merge.action')}
          </Button>
        </Actions>
      }
    >
      {merging.error && <FormFault>{failureOf(merging.error).message || t('tables.notDone')}</FormFault>}
      <SelectField
        label={t('merge.into')}
        value={into}
        options={[
          { value: '', label: t('food.choose') },
          ...tables[table]
            .filter((row) => row.id !== id)
            .map((row) => ({ value: row.id, label: `${row.names[lng]}${placeOf(row)}` })),
        ]}
        onChange={({ target: field }) => setInto(field.value)}
      />
      {target && (
        <p>
          {t(table === 'aisles' ? 'merge.foodsMove' : 'merge.recipesMove', {
            count: used,
            into: target.names[lng],
            after: used + target.used,
          })}{' '}
          {under > 0 && t('merge.subcategoriesMove', { count: under })} {t('merge.keyStays')}
        </p>
      )}
    </Dialog>
  );
}
