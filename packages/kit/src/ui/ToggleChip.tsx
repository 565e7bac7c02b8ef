import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, eases, RADIUS, space, TYPE } from '../theme/tokens';

const Body = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 44px;
  padding: 0 ${space(4)};
  border: 1px solid ${color('border')};
  border-radius: ${RADIUS.full};
  background: ${color('raised')};
  color: ${color('text')};
  font: ${TYPE.body};
  cursor: pointer;
  ${eases('background-color', 'border-color', 'color')}
  &:hover {
    background: ${color('sunken')};
  }
  &[aria-pressed='true'] {
    border-color: ${color('beet')};
    background: ${color('beet-tint')};
    color: ${color('beet')};
    font-weight: 600;
  }
`;

/** A choice that is on or off, in a row of its kind: a filter, a weekday. */
export function ToggleChip(props: { on: boolean; onToggle: (on: boolean) => void; children: ReactNode }) {
  return (
    <Body type="button" aria-pressed={props.on} onClick={() => props.onToggle(!props.on)}>
      {props.on && <Check size={16} aria-hidden />}
      {props.children}
    </Body>
  );
}
