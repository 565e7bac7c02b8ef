import { useTexts } from '@sytno/kit';
import { space, TYPE, upTo } from '@sytno/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ADMIN_TEXTS } from '../admin-texts';
import { EntryList } from './EntryList';
import type { EntryListProps } from './table-props';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(6)};
  align-items: start;
  ${upTo('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
  h2 {
    margin: 0 0 ${space(3)};
    font: ${TYPE.section};
    overflow-wrap: anywhere;
  }
`;

/** Categories, and the subcategories of the one that is chosen. */
export function CategoriesView(props: Omit<EntryListProps, 'table' | 'parentId' | 'open'>) {
  const { t } = useTexts(ADMIN_TEXTS);
  const [chosen, setChosen] = useState('');
  const { tables, lng } = props;
  const open = tables.categories.find(({ id }) => id === chosen) ?? tables.categories[0];
  return (
    <Columns>
      <div>
        <h2>{t('tables.categories')}</h2>
        <EntryList
          {...props}
          table="categories"
          parentId={null}
          open={{ id: open?.id ?? '', onOpen: setChosen }}
        />
      </div>
      {open && (
        <div>
          <h2>{t('tables.within', { name: open.names[lng] })}</h2>
          <EntryList key={open.id} {...props} table="subcategories" parentId={open.id} />
        </div>
      )}
    </Columns>
  );
}
