import { linesOfText, RECIPE_LIMITS } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Field, QuietButton, space } from '@sytno/kit/ui';
import type { ClipboardEvent, KeyboardEvent, Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)};
  align-items: start;
  > button {
    margin-top: 26px;
  }
`;

const LONGEST = 300;

/** One line is typed and added by Enter; a list that is pasted becomes as many lines. */
export function LineComposer({
  ref,
  ...props
}: {
  text: string;
  full: boolean;
  ref: Ref<HTMLInputElement>;
  onText: (text: string) => void;
  onAdd: (text: string) => void;
}) {
  const { t } = useTexts('recipes');
  const { text, full, onAdd } = props;
  const add = () => {
    if (text.trim() !== '' && !full) onAdd(text);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (linesOfText(pasted).length < 2 || full) return;
    event.preventDefault();
    onAdd(text.trim() === '' ? pasted : `${text}\n${pasted}`);
  };
  return (
    <Row>
      <Field
        ref={ref}
        label={t('editor.lines.add')}
        hint={full ? t('editor.lines.full', { count: RECIPE_LIMITS.lines }) : t('editor.lines.hint')}
        placeholder={t('editor.lines.example')}
        value={text}
        maxLength={LONGEST}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => {
          props.onText(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <QuietButton aria-label={t('editor.lines.addThis')} disabled={full} onClick={add}>
        <Icon name="plus" />
      </QuietButton>
    </Row>
  );
}
