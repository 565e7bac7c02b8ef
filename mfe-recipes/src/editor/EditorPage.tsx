import type { Language } from '@sytno/domain';
import { now, useApi, useTexts, useUser } from '@sytno/kit';
import { useParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { BackLink, PageFrame, QueryView, useDocumentTitle, useNotify } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { DraftOffer } from './DraftOffer';
import { draftKey, draftsOf, dropDraft, keepDraft, type Draft } from './drafts';
import { writtenQuery, type WrittenRecipe } from './editor.queries';
import { EditorSkeleton } from './EditorSkeleton';
import { emptyContent, formOf } from './form';
import { newId } from './new-id';
import { RecipeForm } from './RecipeForm';
import { leftBehind } from './use-draft';
import type { Start } from './use-editor';

/** A new recipe. */
export function CreatePage({ lng }: { lng: Language }) {
  const { t } = useTexts('recipes');
  return (
    <>
      <BackLink to={pathTo('recipes', lng)}>{t('recipe.back')}</BackLink>
      <PageFrame title={t('editor.createTitle')} lead={t('editor.lead')}>
        <Begin written={undefined} lng={lng} />
      </PageFrame>
    </>
  );
}

/** An own recipe. */
export function EditPage({ lng }: { lng: Language }) {
  const { t } = useTexts('recipes');
  const { id = '' } = useParams();
  const query = useQuery(writtenQuery(useApi(), id, lng));
  const name =
    query.data && (query.data.content.name[lng] ?? Object.values(query.data.content.name)[0] ?? '');
  useDocumentTitle(name && t('editor.editTitle', { name }));
  return (
    <>
      <BackLink to={pathTo('recipe', lng, { id })}>{t('editor.back')}</BackLink>
      <QueryView whole query={query} skeleton={<EditorSkeleton />}>
        {(written) => (
          <PageFrame title={t('editor.editTitle', { name: name ?? '' })}>
            <Begin key={id} written={written} lng={lng} />
          </PageFrame>
        )}
      </QueryView>
    </>
  );
}

/** The form, once it is settled what it begins with: the recipe, or what was left behind of it. */
function Begin({ written, lng }: { written: WrittenRecipe | undefined; lng: Language }) {
  const { t } = useTexts('recipes');
  const notify = useNotify();
  const userId = useUser()?.id ?? '';
  const [fresh] = useState(() => freshStart(written, userId, lng));
  const [start, setStart] = useState<Start | null>(null);
  const [drafts, setDrafts] = useState<readonly Draft[] | null>(null);
  const recipeId = written?.id;

  useEffect(() => {
    let there = true;
    const own = draftsOf(localStorage, userId, now()).filter((draft) =>
      recipeId === undefined ? draft.base === null : draft.recipeId === recipeId,
    );
    void leftBehind(own).then((left) => {
      if (there) setDrafts(left);
    });
    return () => {
      there = false;
    };
  }, [recipeId, userId]);

  const offered = start ? undefined : drafts?.[0];
  if (drafts === null) return <EditorSkeleton />;
  if (offered) {
    return (
      <DraftOffer
        draft={offered}
        lng={lng}
        onRestore={() => {
          setStart({ ...offered, foods: written?.foods ?? [] });
        }}
        onThrowAway={() => {
          dropDraft(localStorage, offered.key);
          setDrafts(drafts.slice(1));
          notify(t('editor.draft.thrown'), 'plain', {
            action: {
              run: () => {
                keepDraft(localStorage, offered);
                setStart({ ...offered, foods: written?.foods ?? [] });
              },
            },
          });
        }}
      />
    );
  }
  const begun = start ?? fresh;
  return (
    <RecipeForm
      key={begun.key}
      start={begun}
      latest={written}
      lng={lng}
      onAnew={(form) => {
        const id = newId();
        setStart({ key: draftKey(userId, id), recipeId: id, base: null, form, foods: [] });
      }}
    />
  );
}

function freshStart(written: WrittenRecipe | undefined, userId: string, lng: Language): Start {
  const id = newId();
  const key = draftKey(userId, id);
  if (!written) {
    return { key, recipeId: id, base: null, form: formOf(emptyContent(lng), lng), foods: [] };
  }
  const { revision, content, foods } = written;
  return { key, recipeId: written.id, base: { revision, content }, form: formOf(content, lng), foods };
}
