import { useState } from 'react';
import { Amount, Chip, Money, Pager, Table, type Column, type Sorting } from '../src/ui';
import { DragList } from '../src/ui-more';
import { Part } from './Part';
import type { PartProps } from './part-props';

interface Line {
  name: string;
  aisle: string;
  grams: number;
  minor: number | null;
}

export function ListsPart({ words }: PartProps) {
  const [page, setPage] = useState(4);
  const [steps, setSteps] = useState<string[]>(words.steps);
  const [sorting, setSorting] = useState<Sorting>({ key: 'grams', down: true });
  const lines: Line[] = words.rows.map(([name = '', aisle = ''], index) => ({
    name,
    aisle,
    grams: [600, 200, 1250][index] ?? 0,
    minor: [1350, 4890, null][index] ?? null,
  }));
  const sorted = [...lines].sort((a, b) => (sorting.down ? b.grams - a.grams : a.grams - b.grams));
  const columns: Column<Line>[] = [
    { key: 'name', label: words.product, cell: (line) => line.name },
    { key: 'aisle', label: words.aisle, cell: (line) => <Chip>{line.aisle}</Chip> },
    {
      key: 'grams',
      label: words.amount,
      numeric: true,
      sortable: true,
      cell: (line) => <Amount low={line.grams} high={line.grams} unit="g" />,
    },
    {
      key: 'price',
      label: words.price,
      numeric: true,
      cell: (line) => <Money minor={line.minor} currency="UAH" estimate />,
    },
  ];
  return (
    <Part title={words.sections.lists}>
      <Table
        caption={words.shoppingLists}
        columns={columns}
        rows={sorted}
        rowKey={(line) => line.name}
        sorting={sorting}
        onSort={setSorting}
      />
      <Pager page={page} pages={12} onPage={setPage} />
      <br />
      <DragList
        label={words.stepList}
        items={steps}
        keyOf={(step) => step}
        nameOf={(step) => step}
        onReorder={setSteps}
      >
        {(step) => step}
      </DragList>
    </Part>
  );
}
