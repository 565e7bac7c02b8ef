import type { Language } from '@sytno/domain';
import { failureOf, now, useApi, useTexts, useUser } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { ButtonLink, Card, PageFrame, QueryView, QuietButton, space, TYPE, useNotify } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { DraftOffer } from '../editor/DraftOffer';
import { draftKey, draftsOf, dropDraft, type Draft } from '../editor/drafts';
import { writtenQuery, type WrittenRecipe } from '../editor/editor.queries';
import { EditorSkeleton } from '../editor/EditorSkeleton';
import { newId } from '../editor/new-id';
import { RecipeForm } from '../editor/RecipeForm';
import { leftBehind } from '../editor/use-draft';
import type { Start } from '../editor/use-editor';
import { IMPORT_TEXTS } from './import-texts';
import type { Imported, ImportState } from './import.queries';
import { Original } from './Original';
import { prefilled } from './prefilled';

const Told = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${space(4)};
  p {
    flex: 1 1 320px;
    margin: 0;
    text-wrap: pretty;
  }
  b {
    font: ${TYPE.strong};
  }
`;

/** Without one of these it is a beginning of a recipe. */
const MAIN: ReadonlySet<string> = new Set(['title', 'ingredients', 'steps']);
/** Without one of these it is not stored. */
const NEEDED: ReadonlySet<string> = new Set(['description', 'category']);

interface Review {
  readonly state: ImportState;
  readonly imported: Imported;
  readonly lng: Language;
  readonly onAnew: (address: string | null) => void;
  readonly onShow: (state: ImportState) => void;
}

/** What was read, in the form in which recipes are written, beside what the page said. */
export function ReviewView({ state, imported, lng, onAnew, onShow }: Review) {
  const { t } = useTexts(IMPORT_TEXTS);
  const partial = state.outcome === 'partial';
  const main = imported.missing.filter((part) => MAIN.has(part));
  // A recipe that is read over has what its page leaves out.
  const isNeeded = (part: string) => imported.way === 'new' && NEEDED.has(part);
  const needed = imported.missing.filter(isNeeded);
  const rest = imported.missing.filter((part) => !MAIN.has(part) && !isNeeded(part));
  const names = (parts: Imported['missing']) => parts.map((part) => t(`parts.${part}`)).join(', ');
  return (
    <PageFrame
      title={t(partial ? 'review.partial' : 'review.title')}
      lead={t(imported.way === 'update' ? 'review.updateLead' : 'review.lead')}
      action={<QuietButton onClick={() => onAnew(null)}>{t('another')}</QuietButton>}
    >
      {state.savedAs !== null && imported.way === 'new' ? (
        <Told>
          <p>{t('review.saved')}</p>
          <ButtonLink to={pathTo('recipe', lng, { id: state.savedAs })}>{t('duplicate.open')}</ButtonLink>
        </Told>
      ) : (
        <>
          {imported.missing.length > 0 && (
            <Told>
              <p>
                {main.length > 0 && <b>{t('review.missingMain', { parts: names(main) })} </b>}
                {needed.length > 0 && <b>{t('review.needed', { parts: names(needed) })} </b>}
                {rest.length > 0 && t('review.missing', { parts: names(rest) })}
              </p>
            </Told>
          )}
          {imported.way === 'update' ? (
            <Updated state={state} imported={imported} lng={lng} onShow={onShow} />
          ) : (
            <Begin state={state} imported={imported} written={null} lng={lng} onShow={onShow} />
          )}
        </>
      )}
    </PageFrame>
  );
}

/** The recipe that is read over, as it is stored. */
function Updated(props: Omit<Review, 'onAnew'>) {
  const query = useQuery(writtenQuery(useApi(), props.imported.recipeId, props.lng));
  return (
    <QueryView query={query} skeleton={<EditorSkeleton />}>
      {(written) => <Begin {...props} written={written} />}
    </QueryView>
  );
}

/** Has another recipe of the same page read: an import of its own, so that neither is lost. */
function usePick({ address }: ImportState, lng: Language, onShow: Review['onShow']) {
  const { t } = useTexts(IMPORT_TEXTS);
  const api = useApi();
  const notify = useNotify();
  return async (pick: string) => {
    const source = { kind: 'address' as const, address: address ?? '', pick };
    try {
      onShow(await api.recipes.import.begin({ id: newId(), language: lng, source }));
    } catch (error) {
      notify(failureOf(error).message || t('failed'), 'bad');
    }
  };
}

/** The form, once it is settled whether it goes on with what was written of this import earlier. */
function Begin({
  state,
  imported,
  written,
  lng,
  onShow,
}: Omit<Review, 'onAnew'> & { written: WrittenRecipe | null }) {
  const userId = useUser()?.id ?? '';
  const onPick = usePick(state, lng, onShow);
  const key = draftKey(userId, state.id);
  const [draft, setDraft] = useState<Draft | null | undefined>(undefined);
  const [start, setStart] = useState<Start | null>(null);
  const [fresh] = useState(() => prefilled(imported, written));
  const foods = useMemo(
    () => [...imported.foods, ...(written?.foods ?? [])],
    [imported.foods, written?.foods],
  );

  useEffect(() => {
    let there = true;
    const own = draftsOf(localStorage, userId, now()).filter((one) => one.key === key);
    void leftBehind(own).then(([left]) => {
      if (there) setDraft(left ?? null);
    });
    return () => {
      there = false;
    };
  }, [key, userId]);

  if (draft === undefined) return <EditorSkeleton />;
  if (draft && !start) {
    return (
      <DraftOffer
        draft={draft}
        lng={lng}
        onRestore={() => setStart({ ...draft, foods })}
        onThrowAway={() => {
          dropDraft(localStorage, draft.key);
          setDraft(null);
        }}
      />
    );
  }
  const base = written && { revision: written.revision, content: written.content };
  const begun: Start = start ?? { key, recipeId: imported.recipeId, base, form: fresh.form, foods };
  return (
    <RecipeForm
      key={begun.recipeId}
      start={begun}
      latest={written ?? undefined}
      lng={lng}
      beside={(editor) => (
        <Original
          state={state}
          imported={imported}
          // What was written on has rows of its own.
          rows={start && start.recipeId === imported.recipeId ? [] : fresh.rows}
          editor={editor}
          lng={lng}
          onPick={onPick}
        />
      )}
      onAnew={(form) => {
        const id = newId();
        setStart({ key: draftKey(userId, id), recipeId: id, base: null, form, foods: [] });
      }}
    />
  );
}
