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
    for (const row of this.rows()) {
      const old = places.get(keyOf(row));
      if (!old) continue;
      const { left, top } = row.getBoundingClientRect();
      const [x, y] = [old.left - left, old.top - top];
      if (Math.abs(x) + Math.abs(y) < 1) continue;
      row.animate([{ transform: `translate(${String(x)}px, ${String(y)}px)` }, { transform: 'none' }], SLIDE);
    }
  }

  private rows(): HTMLElement[] {
    return [...(this.root.current?.querySelectorAll<HTMLElement>('[data-slide]') ?? [])];
  }

  private places(): Places {
    const seen = this.rows().map((row) => [keyOf(row), row.getBoundingClientRect()] as const);
    // What nobody saw need not be seen moving.
    return new Map(seen.filter(([, { bottom, top }]) => bottom > 0 && top < window.innerHeight));
  }

  override render(): ReactNode {
    return <div ref={this.root}>{this.props.children}</div>;
  }
}

const keyOf = (row: HTMLElement): string => row.dataset.slide ?? '';

function mayMove(): boolean {
  return (
    typeof window.matchMedia === 'function' &&
    window.matchMedia('(prefers-reduced-motion: no-preference)').matches
  );
}
