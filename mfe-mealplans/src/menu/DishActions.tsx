import { useTexts } from '@sytno/kit';
import { Menu, type MenuEntry } from '@sytno/kit/ui';
import { useEating, useFactOf, useHasCome } from '../facts/Eating';
import { Dots } from './board-look';
import type { DayWays } from './Days';
import type { MenuItem } from './week';

/** What a card leads to. The same object as long as the page stands, so that cards need not be drawn again. */
export interface DishWays {
  open: (item: MenuItem) => void;
  place: (item: MenuItem) => void;
  remove: (item: MenuItem) => void;
  /** Left out where there is no board to carry over. */
  take?: (item: MenuItem) => void;
  /** Of whole days; left out where there is no week to see them in. */
  days?: DayWays;
  /** The reader only looks: what would change the plan is left out. */
  readOnly: boolean;
}

/** The actions of a dish behind its three dots. */
export function DishActions({ item, ways }: { item: MenuItem; ways: DishWays }) {
  const { t } = useTexts('mealplans');
  const { take, readOnly } = ways;
  const eating = useEating();
  const fact = useFactOf(item);
  const come = useHasCome(item.date);
  const label = t('actions.of', { name: item.recipeName });
  const entries: MenuEntry[] = [
    { id: 'open', label: t('actions.open'), onSelect: () => ways.open(item) },
    ...(take && !readOnly ? [{ id: 'take', label: t('actions.take'), onSelect: () => take(item) }] : []),
    ...(readOnly ? [] : [{ id: 'place', label: t('actions.place'), onSelect: () => ways.place(item) }]),
    ...(eating && come
      ? [
          'line' as const,
          ...(fact || item.weightServing === 0
            ? []
            : [
                {
                  id: 'as-planned',
                  label: t('facts.asPlanned'),
                  onSelect: () => eating.ways.asPlanned({ date: item.date, menuItemId: item.id }),
                },
              ]),
          { id: 'eaten', label: t('facts.howMuch'), onSelect: () => eating.ways.open(item) },
        ]
      : []),
    ...(readOnly
      ? []
      : ([
          'line',
          { id: 'remove', label: t('dish.remove'), tone: 'danger', onSelect: () => ways.remove(item) },
        ] as const)),
  ];
  return (
    <Menu
      label={label}
      entries={entries}
      trigger={({ busy, ...opener }) => <Dots {...opener} aria-label={label} aria-busy={busy} />}
    />
  );
}
