import { PICTURE_TYPES } from '@sytno/domain';
import { color, Fault, QuietButton, space, TYPE } from '@sytno/kit/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';

const Frame = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  min-width: 0;
  small {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

/** A file, a picture unless told, is chosen by a button that says what for; the browser's own field speaks the browser's language. */
export function FilePick(props: {
  label: string;
  hint: string;
  fault?: string | undefined;
  busy: boolean;
  disabled?: boolean;
  /** The kinds of files. */
  types?: string;
  onPick: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Frame>
      <QuietButton
        small
        busy={props.busy}
        disabled={props.disabled === true}
        onClick={() => input.current?.click()}
      >
        {props.label}
      </QuietButton>
      <small>{props.hint}</small>
      {props.fault && <Fault>{props.fault}</Fault>}
      <input
        ref={input}
        type="file"
        hidden
        accept={props.types ?? PICTURE_TYPES.join()}
        aria-label={props.label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) props.onPick(file);
          // The same file again is a change too.
          target.value = '';
        }}
      />
    </Frame>
  );
}
