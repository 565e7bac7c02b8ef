import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { KIT_TEXTS } from '../i18n/i18n';
import { useTexts } from '../i18n/use-texts';
import { color, RADIUS, space, TYPE, upTo } from '../theme/tokens';
import { Hidden } from './Hidden';

export interface Column<T> {
  key: string;
  label: string;
  cell: (row: T) => ReactNode;
  /** Figures stand to the right, under each other. */
  numeric?: boolean;
  sortable?: boolean;
}

export interface Sorting {
  key: string;
  down: boolean;
}

const Sheet = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: ${space(3)} ${space(3)};
    border-bottom: 1px solid ${color('line')};
    text-align: left;
    vertical-align: middle;
    overflow-wrap: anywhere;
  }
  thead th {
    padding-block: ${space(2)};
    color: ${color('quiet')};
    font: ${TYPE.quiet};
    font-weight: 600;
  }
  tbody th {
    font-weight: 600;
  }
  tbody tr:hover {
    background: ${color('sunken')};
  }
  [data-numeric] {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  /* On phones a row is a card, and each figure says what it is. */
  ${upTo('sm')} {
    display: block;
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    tr {
      margin-bottom: ${space(3)};
      padding: ${space(2)} ${space(4)};
      border: 1px solid ${color('line')};
      border-radius: ${RADIUS.card};
      background: ${color('raised')};
    }
    tbody :is(th, td) {
      display: flex;
      justify-content: space-between;
      gap: ${space(4)};
      padding: ${space(2)} 0;
      border: 0;
      text-align: right;
    }
    tbody th {
      text-align: left;
    }
    tbody td::before {
      content: attr(data-label);
      flex: 0 0 auto;
      max-width: 45%;
      overflow-wrap: break-word;
      color: ${color('quiet')};
      text-align: left;
    }
  }
`;

const Caption = styled.caption`
  padding: 0 ${space(3)} ${space(2)};
  font: ${TYPE.section};
  text-align: left;
  ${upTo('sm')} {
    display: block;
    padding-inline: 0;
  }
`;

const Sort = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  &:hover {
    color: ${color('text')};
  }
`;

/**
 * Rows of the same kind. The first column names the row. Sorting is the caller's: the table shows it and tells
 * what was asked for.
 */
export function Table<T>(props: {
  caption: string;
  captionHidden?: boolean;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
  sorting?: Sorting;
  onSort?: (sorting: Sorting) => void;
}) {
  const { columns, sorting } = props;
  // Roles are said aloud: as cards the browser would no longer see a table.
  return (
    <Sheet role="table">
      <Caption>{props.captionHidden ? <Hidden>{props.caption}</Hidden> : props.caption}</Caption>
      <thead>
        <tr role="row">
          {columns.map((column) => (
            <Heading
              key={column.key}
              column={column}
              down={sorting?.key === column.key ? sorting.down : undefined}
              onSort={props.onSort}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {props.rows.map((row) => (
          <tr key={props.rowKey(row)} role="row">
            {columns.map(({ key, label, cell, numeric }, index) => {
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={key}
                  {...(index === 0 ? { scope: 'row', role: 'rowheader' } : { role: 'cell' })}
                  data-label={label}
                  data-numeric={numeric || undefined}
                >
                  {cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

function Heading<T>(props: {
  column: Column<T>;
  down: boolean | undefined;
  onSort: ((sorting: Sorting) => void) | undefined;
}) {
  const { t } = useTexts(KIT_TEXTS);
  const { column, down, onSort } = props;
  const sorted = down === undefined ? undefined : down ? 'descending' : 'ascending';
  return (
    <th scope="col" role="columnheader" aria-sort={sorted} data-numeric={column.numeric || undefined}>
      {column.sortable && onSort ? (
        <Sort type="button" onClick={() => onSort({ key: column.key, down: down === false })}>
          {column.label}
          {down === false && <ArrowUp size={14} aria-hidden />}
          {down === true && <ArrowDown size={14} aria-hidden />}
          {down !== undefined && <Hidden>{t(down ? 'parts.sort.down' : 'parts.sort.up')}</Hidden>}
        </Sort>
      ) : (
        column.label
      )}
    </th>
  );
}
