import { Card, color, IconButton, LineIcon, OFF_PAPER, space } from '@sytno/kit/ui';
import { styled } from 'styled-components';

/** A card above the week that tells what came on it; `CloseNote` stands in its corner. */
export const NoteAbove = styled(Card)`
  position: relative;
  display: grid;
  margin-bottom: ${space(6)};
  border-color: ${color('beet')};
  ${OFF_PAPER}
`;

const Corner = styled.div`
  position: absolute;
  top: ${space(2)};
  right: ${space(2)};
`;

export function CloseNote({ label, onClose }: { label: string; onClose: () => void }) {
  return (
    <Corner>
      <IconButton aria-label={label} onClick={onClose}>
        <LineIcon size={20} d="M6 6l12 12M18 6L6 18" />
      </IconButton>
    </Corner>
  );
}
