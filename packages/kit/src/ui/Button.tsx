import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { styled } from 'styled-components';
import { buttonLook, type ButtonLook, type ButtonTone } from './button-look';
import { Spinner } from './Spinner';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
  tone?: ButtonTone;
  /** 36 px high where there is a mouse. */
  small?: boolean;
  /** Its work is under way: it turns a ring and takes no press, yet keeps the focus. */
  busy?: boolean;
}

const Body = styled.button<ButtonLook>`
  ${buttonLook}
`;

/** The page's main action, or another by its tone. */
export function Button({ tone = 'main', small, busy = false, onClick, children, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Body
      type="button"
      {...rest}
      {...(busy ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      $tone={tone}
      $small={small}
      onClick={press}
    >
      {busy && <Spinner />}
      {children}
    </Body>
  );
}

/** The main action of a form. */
export function SubmitButton(props: ButtonProps) {
  return <Button {...props} type="submit" />;
}

/** Any action but the main one. */
export function QuietButton(props: ButtonProps) {
  return <Button tone="quiet" {...props} type="button" />;
}

/** An action that destroys; it stands in a question that names the thing. */
export function DangerButton(props: ButtonProps) {
  return <Button tone="danger" {...props} type="button" />;
}
