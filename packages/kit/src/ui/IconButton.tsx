import type { ButtonHTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { color, eases, RADIUS } from '../theme/tokens';
import { Spinner } from './Spinner';
import { useTooltip } from './use-tooltip';

const Body = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${RADIUS.control};
  background: transparent;
  color: ${color('quiet')};
  cursor: pointer;
  ${eases('background-color', 'color')}
  &:hover:not(:disabled) {
    background: ${color('sunken')};
    color: ${color('text')};
  }
  &[aria-pressed='true'] {
    color: ${color('beet')};
  }
  &:disabled {
    color: ${color('faint')};
    opacity: 0.55;
    cursor: default;
  }
`;

/** A square button with a picture alone; give it an aria-label, which a tooltip shows. */
export function IconButton({
  busy = false,
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement>; busy?: boolean }) {
  const { trigger, bubble } = useTooltip(rest['aria-label'] ?? '');
  return (
    <>
      <Body
        {...rest}
        type="button"
        {...(busy ? { 'aria-disabled': true, 'aria-busy': true, onClick: undefined } : {})}
        onPointerEnter={(event) => {
          trigger.onPointerEnter(event);
          rest.onPointerEnter?.(event);
        }}
        onPointerLeave={(event) => {
          trigger.onPointerLeave();
          rest.onPointerLeave?.(event);
        }}
        onPointerDown={(event) => {
          trigger.onPointerDown();
          rest.onPointerDown?.(event);
        }}
        onFocus={(event) => {
          trigger.onFocus(event);
          rest.onFocus?.(event);
        }}
        onBlur={(event) => {
          trigger.onBlur();
          rest.onBlur?.(event);
        }}
      >
        {busy ? <Spinner /> : children}
      </Body>
      {bubble}
    </>
  );
}
