import { useTexts } from '@sytno/kit';
import { AreaField, FormFault, QuietButton, space, color, RADIUS, SubmitButton, TYPE } from '@sytno/kit/ui';
import { useRef, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { usePictureDrops } from '../pictures/use-picture-drops';
import { IMPORT_TEXTS } from './import-texts';
import type { Begin } from './use-begin';

const Form = styled.form`
  display: grid;
  gap: ${space(3)};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: center;
`;

const Drop = styled.div<{ $over: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: center;
  padding: ${space(3)} ${space(4)};
  border: 1px dashed ${(props) => color(props.$over ? 'beet' : 'border')};
  border-radius: ${RADIUS.control};
  background: ${(props) => color(props.$over ? 'beet-tint' : 'sunken')};
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  > span {
    flex: 1 1 220px;
  }
`;

/** The way, folded away where another comes first. */
export const Folded = styled.details`
  summary {
    min-height: 44px;
    padding-block: ${space(2)};
    color: ${color('quiet')};
    font: ${TYPE.strong};
    cursor: pointer;
  }
  summary:hover {
    color: ${color('text')};
  }
  > form {
    margin-top: ${space(2)};
  }
`;

const AREA_ROWS = 9;

/** The way without a link: a text or a page's source is pasted, or a page that the browser saved is brought. */
export function TextWay(props: {
  begin: Begin;
  label: string;
  /** Another way comes first. */
  second?: boolean;
}) {
  const { begin, label, second = false } = props;
  const { t } = useTexts(IMPORT_TEXTS);
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const { busy, fault } = begin;
  const { over, handlers } = usePictureDrops((file) => {
    if (file) void begin.file(file);
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    begin.text(text);
    if (text.trim() === '') area.current?.focus();
  };
  return (
    <Form noValidate onSubmit={submit} aria-label={label} {...handlers}>
      <AreaField
        ref={area}
        label={t('text.label')}
        hint={t('text.hint')}
        rows={AREA_ROWS}
        value={text}
        fault={fault?.at === 'text' ? fault.words : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <Row>
        <SubmitButton tone={second ? 'quiet' : 'main'} busy={busy}>
          {t('text.read')}
        </SubmitButton>
      </Row>
      <Drop $over={over}>
        <span>{t('file.hint')}</span>
        <QuietButton small onClick={() => input.current?.click()}>
          <Icon name="copy" />
          {t('file.choose')}
        </QuietButton>
        <input
          ref={input}
          hidden
          type="file"
          accept=".html,.htm,.xhtml,.mhtml,.mht,.txt,text/html,text/plain,multipart/related"
          aria-label={t('file.choose')}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) void begin.file(file);
          }}
        />
      </Drop>
      {fault?.at === 'file' && <FormFault>{fault.words}</FormFault>}
    </Form>
  );
}
