import { useTexts } from '@sytno/kit';
import { AreaField, FormFault, QuietButton, space, color, RADIUS, SubmitButton, TYPE } from '@sytno/kit/ui';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { IMPORT_TEXTS } from './import-texts';
import type { Begin } from './use-begin';
import { usePageDrops } from './use-page-drops';

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
  /* Fingers have no Ctrl+S, and drop nothing. */
  > .touch {
    display: none;
  }
  @media (pointer: coarse) {
    > .touch {
      display: inline;
    }
    > .keys {
      display: none;
    }
  }
`;

const Folded = styled.details`
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

interface Way {
  readonly begin: Begin;
  readonly label: string;
}

/** The way without a link: a text or a page's source is pasted, or a page that the browser saved is brought. */
export function TextWay({ begin, label }: Way) {
  const over = usePageDrops((file) => void begin.file(file));
  return <TextForm begin={begin} label={label} over={over} />;
}

/** The same, folded away where another comes first, until something is held over the page or was wrong with it. */
export function FoldedTextWay({ begin, label }: Way) {
  const fold = useRef<HTMLDetailsElement>(null);
  const over = usePageDrops((file) => void begin.file(file));
  const wanted = over || begin.fault?.at === 'text' || begin.fault?.at === 'file';
  useEffect(() => {
    if (wanted && fold.current) fold.current.open = true;
  }, [wanted]);
  return (
    <Folded ref={fold}>
      <summary>{label}</summary>
      <TextForm second begin={begin} label={label} over={over} />
    </Folded>
  );
}

function TextForm(props: Way & { second?: boolean; over: boolean }) {
  const { begin, label, over, second = false } = props;
  const { t } = useTexts(IMPORT_TEXTS);
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const { busy, fault } = begin;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    begin.text(text);
    if (text.trim() === '') area.current?.focus();
  };
  return (
    <Form noValidate onSubmit={submit} aria-label={label}>
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
        <span className="keys">{t('file.hint')}</span>
        <span className="touch">{t('file.touch')}</span>
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
