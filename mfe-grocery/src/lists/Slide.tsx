import { Component, createRef, type ReactNode } from 'react';

interface Props {
  /** What the places depend on: they are compared only when it is another one. */
  of: string;
  children: ReactNode;
}
type Places = ReadonlyMap<string, DOMRect>;

const SLIDE = { duration: 180, easing: 'ease-out' } as const;

/**
 * Rows with `data-slide` that change their place slide there. A class, since only its snapshot knows the
 * places before the change; nothing moves for people who asked for stillness.
 */
export class Slide extends Component<Props, object, Places | null> {
  private readonly root = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: Props): Places | null {
    return before.of === this.props.of || !mayMove() ? null : this.places();
  }

  override componentDidUpdate(_before: Props, _state: object, places: Places | null): void {
    if (!places) return;
    // Read first, moved then: a read after a change would lay the page out once more.
    const there = this.rows().flatMap((row) => {
      const old = places.get(keyOf(row));
      return old ? [{ row, old, now: row.getBoundingClientRect() }] : [];
    });
    for (const { row, old, now } of there) {
      const { left, top } = now;
      const [x, y] = [old.left - left, old.top - top];
      if (Math.abs(x) + Math.abs(y) < 1) continue;
      row.animate([{ transform: `translate(${String(x)}px, ${String(y)}px)` }, { transform: 'none' }], SLIDE);
    }
  }

  private rows(): HTMLElement[] {
    return [...(this.root.current?.querySelectorAll<HTMLElement>('[data-slide]') ?? [])];
  }

  /** What nobody saw need not be seen moving: of five hundred rows a dozen are asked where they are. */
  private places(): Places {
    const lists = new Set(this.rows().map(({ parentElement }) => parentElement));
    const seen = [...lists].flatMap((list) => (list ? inSight(list) : []));
    return new Map(seen.map((row) => [keyOf(row), row.getBoundingClientRect()]));
  }

  override render(): ReactNode {
    return <div ref={this.root}>{this.props.children}</div>;
  }
}

/** The rows of a list that can be seen; they stand below each other. */
function inSight(list: Element): HTMLElement[] {
  const { top, bottom } = list.getBoundingClientRect();
  if (bottom <= 0 || top >= window.innerHeight) return [];
  const rows = [...list.children] as HTMLElement[];
  let [first, end] = [0, rows.length];
  while (first < end) {
    const middle = (first + end) >> 1;
    if ((rows[middle]?.getBoundingClientRect().bottom ?? 0) <= 0) first = middle + 1;
    else end = middle;
  }
  const seen: HTMLElement[] = [];
  for (const row of rows.slice(first)) {
    if (row.getBoundingClientRect().top >= window.innerHeight) break;
    seen.push(row);
  }
  return seen;
}

const keyOf = (row: HTMLElement): string => row.dataset.slide ?? '';

function mayMove(): boolean {
  return (
    typeof window.matchMedia === 'function' &&
    window.matchMedia('(prefers-reduced-motion: no-preference)').matches
  );
}
