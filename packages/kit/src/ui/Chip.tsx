import { X } from 'lucide-react';
import type { HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { color, eases, RADIUS, space, TYPE, type ColourRole } from '../theme/tokens';

export type ChipTone = 'plain' | 'beet' | 'dill' | 'sunflower' | 'chilli';

const TONES: Record<ChipTone, [ground: ColourRole, words: ColourRole]> = {
  plain: ['sunken', 'quiet'],
  beet: ['beet-tint', 'beet'],
  dill: ['dill-tint', 'dill'],
  sunflower: ['sunflower-tint', 'sunflower'],
  chilli: ['chilli-tint', 'chilli'],
};

const Body = styled.span<{ $tone: ChipTone; $removable: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${(props) => (props.$removable ? '32px' : '24px')};
  max-width: 100%;
  padding: ${(props) => (props.$removable ? `0 0 0 ${space(3)}` : `1px ${space(2)}`)};
  border-radius: ${RADIUS.full};
  background: ${(props) => color(TONES[props.$tone][0])};
  color: ${(props) => color(TONES[props.$tone][1])};
  font: ${TYPE.quiet};
  overflow-wrap: anywhere;
  > svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
`;

const Remove = styled.button.attrs({ type: 'button' })`
  position: relative;
  display: inline-grid;
  flex: none;
  place-content: center;
  width: 32px;
  height: 32px;
  padding: 0;
  border: 0;
  border-radius: ${RADIUS.full};
  background: transparent;
  color: inherit;
  cursor: pointer;
  ${eases('background-color')}
  &:hover {
    background: color-mix(in srgb, currentcolor 12%, transparent);
  }
  /* 44 px for a finger, without making rows of chips taller. */
  &::after {
    content: '';
    position: absolute;
    inset: -6px;
  }
`;

/** A short fact, or a choice that can be taken off again: `removeLabel` names what goes. */
export function Chip({
  tone = 'plain',
  onRemove,
  removeLabel,
  children,
  ...rest
}: HTMLAttributes<HTMLSpanElement> & { tone?: ChipTone; onRemove?: () => void; removeLabel?: string }) {
  return (
    <Body {...rest} $tone={tone} $removable={onRemove !== undefined}>
      {children}
      {onRemove && (
        <Remove aria-label={removeLabel} onClick={onRemove}>
          <X size={14} aria-hidden />
        </Remove>
      )}
    </Body>
  );
}
