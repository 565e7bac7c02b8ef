import { LineIcon } from '@sytno/kit/ui';

export function PrintIcon() {
  return (
    <LineIcon
      size={20}
      d="M6 9V3h12v6M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 14h12v7H6z"
    />
  );
}

export function NoteIcon() {
  return <LineIcon size={16} d="M5 4h14v10l-5 6H5zM14 20v-6h5M8 9h8M8 13h3" />;
}

export function PlusIcon() {
  return <LineIcon size={16} d="M12 5v14M5 12h14" />;
}
