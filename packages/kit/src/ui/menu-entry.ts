import type { ReactNode } from 'react';

/** One action of a Menu, or a line between groups of them. */
export type MenuEntry =
  | 'line'
  | {
      id: string;
      label: string;
      icon?: ReactNode;
      tone?: 'danger';
      disabled?: boolean;
      /** Shown with a mark: the present one of several. */
      checked?: boolean;
      onSelect: () => void;
    };
