import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Card, Field, space, SubmitButton, upTo } from '@sytno/kit/ui';
import { useEffect, useRef, useState, type ClipboardEvent, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { Beside } from './Beside';
import { IMPORT_TEXTS } from './import-texts';
import type { ImportState } from './import.queries';
import { isAddress, isNoLink } from './source-of';
import { FoldedTextWay } from './TextWay';
import { useBegin } from './use-begin';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  gap: ${space(5)};
  align-items: start;
  ${upTo('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const LinkForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: start;
  /* Beside the field, below its label. */
  > button {
    margin-top: 26px;
  }
  ${upTo('sm')} {
    grid-template-columns: minmax(0, 1fr);
    > button {
      margin-top: 0;
    }
  }
`;

/** Where an import begins: a link, or a text when the link does not do. */
export function BeginView(props: { address: string; lng: Language; onBegun: (state: ImportState) => void }) {
  const { t } = useTexts(IMPORT_TEXTS);
  const { lng, onBegun } = props;
  const [address, setAddress] = useState(props.address);
  const begin = useBegin({ lng, from: null, onBegun });
  const field = useRef<HTMLInputElement>(null);
  const { busy, fault } = begin;
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    begin.link(address);
    if (isNoLink(address)) field.current?.focus();
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain').trim();
    if (address.trim() !== '' || (isAddress(pasted) ? false : pasted.split('\n').length < 4)) return;
    // A link is all there is to say; so is a whole recipe that lost its way into this field.
    event.preventDefault();
    setAddress(isAddress(pasted) ? pasted : '');
    begin.link(pasted);
  };
  return (
    <Columns>
      <Card>
        <LinkForm noValidate onSubmit={submit} aria-label={t('title')}>
          <Field
            ref={field}
            type="url"
            inputMode="url"
            label={t('link.label')}
            hint={t('link.hint')}
            placeholder={t('link.example')}
            autoComplete="off"
            spellCheck={false}
            value={address}
            before={<Icon name="link" />}
            fault={fault?.at === 'address' ? fault.words : undefined}
            onPaste={onPaste}
            onChange={(event) => setAddress(event.target.value)}
          />
          <SubmitButton busy={busy}>{t('link.go')}</SubmitButton>
        </LinkForm>
        <FoldedTextWay begin={begin} label={t('text.open')} />
      </Card>
      <Beside lng={lng} />
    </Columns>
  );
}
