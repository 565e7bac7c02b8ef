import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, eases, space, TYPE } from '../theme/tokens';

const Frame = styled.div`
  min-width: 0;
  max-width: 100%;
`;

const List = styled.div`
  display: flex;
  gap: ${space(1)};
  margin-bottom: ${space(5)};
  border-bottom: 1px solid ${color('line')};
  /* A long row scrolls by itself, never the page. */
  overflow-x: auto;
  scrollbar-width: none;
`;

const One = styled.button`
  position: relative;
  flex: none;
  min-height: 44px;
  padding: 0 ${space(3)};
  border: 0;
  background: none;
  color: ${color('quiet')};
  font: ${TYPE.strong};
  cursor: pointer;
  ${eases('color')}
  &:hover {
    color: ${color('text')};
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  &::after {
    content: '';
    position: absolute;
    inset: auto ${space(2)} 0;
    height: 3px;
    border-radius: 3px 3px 0 0;
    background: transparent;
  }
  &[aria-selected='true'] {
    color: ${color('beet')};
    &::after {
      background: ${color('beet')};
    }
  }
`;

export interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

const KEYS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Views of one thing side by side: arrows go from one to the next, the tab key into the open one. */
export function Tabs(props: {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
}) {
  const { tabs, selected } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === selected),
  );
  // Where the row is wider than the screen, the open one is in sight.
  useEffect(() => {
    const row = list.current;
    const tab = row?.children[at];
    if (!row || !tab) return;
    const [seen, place] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    row.scrollLeft += Math.max(0, place.right - seen.right) || Math.min(0, place.left - seen.left);
  }, [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = KEYS[event.key]?.(at, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || next === undefined) return;
    event.preventDefault();
    props.onSelect(tab.id);
    const button = list.current?.children[next];
    if (button instanceof HTMLElement) button.focus();
  };
  const open = tabs[at];
  return (
    <Frame>
      <List ref={list} role="tablist" aria-label={props.label}>
        {tabs.map((tab, index) => (
          <One
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={index === at}
            aria-controls={index === at ? `${id}-panel` : undefined}
            tabIndex={index === at ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={() => props.onSelect(tab.id)}
          >
            {tab.label}
          </One>
        ))}
      </List>
      {open && (
        // The panel takes the focus, since it may hold nothing that does.
        <div
          key={open.id}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${open.id}`}
          tabIndex={0}
        >
          {open.content}
        </div>
      )}
    </Frame>
  );
}
