import type { Language } from '@sytno/domain';
import { failureOf, formatWhen, now, useApi, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import {
  Actions,
  Button,
  ButtonLink,
  Card,
  color,
  EmptyState,
  QuietButton,
  space,
  TYPE,
  useNotify,
} from '@sytno/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { newId } from '../editor/new-id';
import { IMPORT_TEXTS } from './import-texts';
import type { ImportState } from './import.queries';
import { FoldedTextWay, TextWay } from './TextWay';
import { useBegin } from './use-begin';

const PICTURES: Readonly<Record<string, string>> = {
  blocked: '🚪',
  none: '🔎',
  duplicate: '📖',
  large: '🐘',
  'no-page': '📄',
  gone: '🍂',
  slow: '🐌',
  unreachable: '🔌',
  forbidden: '🧱',
  busy: '⏳',
  wait: '⏳',
};
/** Where the same link may do better in a while. */
const AGAIN = new Set(['slow', 'unreachable', 'busy', 'failed', 'blocked', 'wait']);
/** Where there is a page that somebody can see in his own browser: bringing it is the way on. */
const BY_HAND = new Set(['blocked', 'none', 'large', 'wait']);
/** Where that is the second best. */
const PERHAPS_BY_HAND = new Set(['slow', 'unreachable', 'busy', 'failed', 'no-page', 'forbidden', 'gone']);

/** Under the words, however many lines they take. */
const Ways = styled(Actions)`
  justify-content: center;
`;

const Below = styled(Card)`
  max-width: 720px;
  margin: 0 auto;
  margin-top: -${space(4)};
`;

const Over = styled.p`
  margin: 0 0 ${space(3)};
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  overflow-wrap: anywhere;
`;

/** What there is to be said of an answer. */
function textOf(
  kind: string,
  { address, waitUntil }: ImportState,
  lng: Language,
  t: ReturnType<typeof useTexts>['t'],
): string {
  if (kind === 'none' && address === null) return t('answers.none.ofText');
  if (kind === 'wait' && waitUntil != null && waitUntil > now()) {
    return t('answers.wait.until', { time: formatWhen(waitUntil, lng) });
  }
  return t(`answers.${kind}.text`);
}

/** An import that brought no recipe: what happened, and the way on. */
export function Answer(props: {
  state: ImportState;
  lng: Language;
  onShow: (state: ImportState) => void;
  onAnew: (address: string | null) => void;
}) {
  const { t } = useTexts(IMPORT_TEXTS);
  const { state, lng, onShow, onAnew } = props;
  const outcome = state.outcome ?? 'cancelled';
  const begin = useBegin({ lng, from: state.address, follows: state.id, onBegun: onShow });
  const again = useAgain(state, lng, onShow);
  if (outcome === 'duplicate' && state.existing) {
    return <Already {...props} existing={state.existing} />;
  }
  const kind = outcome === 'duplicate' ? 'removed' : outcome;
  return (
    <>
      <EmptyState
        role="alert"
        picture={PICTURES[kind] ?? '🥣'}
        title={t(`answers.${kind}.title`, { host: state.host ?? '' })}
        text={textOf(kind, state, lng, t)}
        action={
          <Ways>
            {AGAIN.has(kind) && state.address !== null && (
              <Button
                tone={BY_HAND.has(kind) ? 'quiet' : 'main'}
                busy={again.busy}
                onClick={() => void again.run()}
              >
                {t('again')}
              </Button>
            )}
            <QuietButton onClick={() => onAnew(AGAIN.has(kind) ? null : state.address)}>
              {t('another')}
            </QuietButton>
          </Ways>
        }
      />
      {BY_HAND.has(kind) && (
        <Below>
          {state.way === 'update' && state.existing && (
            <Over>{t('text.over', { name: state.existing.name })}</Over>
          )}
          <TextWay begin={begin} label={t('text.open')} />
        </Below>
      )}
      {PERHAPS_BY_HAND.has(kind) && (
        <Below>
          {state.way === 'update' && state.existing && (
            <Over>{t('text.over', { name: state.existing.name })}</Over>
          )}
          <FoldedTextWay begin={begin} label={t('text.open')} />
        </Below>
      )}
    </>
  );
}

/** The person has a recipe of this page: open it, have it read anew over it, or make another one. */
function Already(props: {
  state: ImportState;
  existing: NonNullable<ImportState['existing']>;
  lng: Language;
  onShow: (state: ImportState) => void;
}) {
  const { t } = useTexts(IMPORT_TEXTS);
  const api = useApi();
  const notify = useNotify();
  const [busy, setBusy] = useState<'copy' | 'update' | null>(null);
  const { state, existing, lng, onShow } = props;
  const goOn = async (way: 'copy' | 'update') => {
    if (busy) return;
    setBusy(way);
    try {
      onShow(await api.recipes.import.goOn({ id: state.id, language: lng, way }));
    } catch (error) {
      notify(failureOf(error).message || t('failed'), 'bad');
      setBusy(null);
    }
  };
  return (
    <EmptyState
      role="status"
      picture={PICTURES['duplicate']}
      title={t('answers.duplicate.title', { name: existing.name })}
      text={t('answers.duplicate.text')}
      action={
        <Ways>
          <ButtonLink to={pathTo('recipe', lng, { id: existing.id })}>{t('duplicate.open')}</ButtonLink>
          <QuietButton busy={busy === 'update'} onClick={() => void goOn('update')}>
            {t('duplicate.update')}
          </QuietButton>
          <QuietButton busy={busy === 'copy'} onClick={() => void goOn('copy')}>
            {t('duplicate.copy')}
          </QuietButton>
        </Ways>
      }
    />
  );
}

/** The same link once more. */
function useAgain(state: ImportState, lng: Language, onShow: (state: ImportState) => void) {
  const { t } = useTexts(IMPORT_TEXTS);
  const api = useApi();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const source = { kind: 'address' as const, address: state.address ?? '' };
      onShow(await api.recipes.import.begin({ id: newId(), language: lng, source, follows: state.id }));
    } catch (error) {
      notify(failureOf(error).message || t('failed'), 'bad');
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
