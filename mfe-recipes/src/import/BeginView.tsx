import type { Language } from '@sytno/domain';
import { formatWhen, useApi, useTexts } from '@sytno/kit';
import { Link } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { Card, Chip, color, Field, space, SubmitButton, TYPE, upTo } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ClipboardEvent, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { importQuery } from './import-place';
import { IMPORT_TEXTS } from './import-texts';
import { importOverviewQuery, type ImportOverview, type ImportState } from './import.queries';
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

const Stack = styled.div`
  display: grid;
  gap: ${space(5)};
  min-width: 0;
  h2 {
    margin: 0 0 ${space(3)};
    font: ${TYPE.section};
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

const Left = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    display: grid;
    min-height: 44px;
    padding-block: ${space(2)};
    color: ${color('text')};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover b {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  b {
    display: -webkit-box;
    overflow: hidden;
    font: ${TYPE.strong};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  li + li {
    border-top: 1px solid ${color('line')};
  }
  small {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const Hosts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Quiet = styled.p`
  margin: 0 0 ${space(3)};
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  text-wrap: pretty;
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

type Unsaved = ImportOverview['unsaved'][number];

/** What stands for the name of what has none: what happened to it. */
function namelessOf(
  outcome: (Unsaved['outcome'] & string) | undefined,
  host: string | null,
  t: ReturnType<typeof useTexts>['t'],
): string {
  const nameless =
    outcome === undefined || outcome === 'read' || outcome === 'partial' || outcome === 'duplicate';
  return nameless ? t('untitled') : t(`answers.${outcome}.title`, { host: host ?? '' });
}

/** What was left without being saved, and sites that are read well. Their failure is nobody's worry here. */
function Beside({ lng }: { lng: Language }) {
  const { t } = useTexts(IMPORT_TEXTS);
  const { data } = useQuery(importOverviewQuery(useApi()));
  if (!data || (data.unsaved.length === 0 && data.hosts.length === 0)) return null;
  return (
    <Stack>
      {data.unsaved.length > 0 && (
        <Card>
          <h2>{t('unsaved.title')}</h2>
          <Left>
            {data.unsaved.map(({ id, title, host, at, outcome }) => (
              <li key={id}>
                <Link to={`${pathTo('recipes', lng)}${importQuery(id)}`}>
                  <b>{title || (outcome === null ? t('underWay') : namelessOf(outcome, host, t))}</b>
                  <small>{[host ?? t('ownText'), formatWhen(at, lng)].join(' · ')}</small>
                </Link>
              </li>
            ))}
          </Left>
        </Card>
      )}
      {data.hosts.length > 0 && (
        <Card>
          <h2>{t('hosts.title')}</h2>
          <Quiet>{t('hosts.text')}</Quiet>
          <Hosts>
            {data.hosts.map((host) => (
              <li key={host}>
                <Chip tone="dill">{host}</Chip>
              </li>
            ))}
          </Hosts>
        </Card>
      )}
    </Stack>
  );
}
