import type { Language } from '@sytno/domain';
import { failureOf, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import {
  Card,
  color,
  Confirm,
  OFF_PAPER,
  QuietButton,
  space,
  TextLink,
  TYPE,
  useNotify,
  type Undo,
} from '@sytno/kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { recipesChanged } from '../editor/editor.queries';
import type { Recipe } from '../recipe/recipe.queries';
import { COMPOSITION_TEXTS } from './composition-texts';
import { useMayCompose } from './composition.queries';

const Sheet = styled(Card)<{ $asks: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)} ${space(5)};
  margin-bottom: ${space(5)};
  overflow-wrap: anywhere;
  ${(props) => props.$asks && `border-color: transparent;`}
  background: ${(props) => color(props.$asks ? 'sunflower-tint' : 'raised')};
  ${OFF_PAPER}
  h2,
  p {
    margin: 0;
  }
  h2 {
    font: ${TYPE.strong};
  }
  p {
    color: ${(props) => color(props.$asks ? 'text' : 'quiet')};
    font: ${TYPE.quiet};
    text-wrap: pretty;
  }
  > :first-child {
    display: grid;
    flex: 1 1 300px;
    gap: ${space(1)};
    min-width: 0;
    max-width: 72ch;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** Whose composition the page shows, what became of the original, and the ways between them. */
export function CompositionNote(props: {
  recipe: Recipe;
  lng: Language;
  undo: Undo;
  /** Shows the original, or the own composition again. */
  onOriginal: (original: boolean) => void;
}) {
  const { t } = useTexts(COMPOSITION_TEXTS);
  const { recipe, lng, undo, onOriginal } = props;
  const may = useMayCompose();
  const [asks, setAsks] = useState(false);
  const { keep, reset } = useSettling(recipe, lng, undo, may, () => {
    setAsks(false);
    onOriginal(false);
  });
  const { composition } = recipe;
  if (!composition) return null;
  const { shown, outdated } = composition;
  const which = shown ? (outdated ? 'outdated' : 'mine') : 'original';
  return (
    <Sheet as="section" aria-label={t(`note.${which}`)} $asks={which === 'outdated'}>
      <div>
        <h2>{t(`note.${which}`)}</h2>
        <p>{t(`note.${which}Text`)}</p>
        {!may && (
          <p>
            <TextLink to={pathTo('price', lng)}>{t('note.lapsed')}</TextLink>
          </p>
        )}
      </div>
      <Ways>
        {outdated && (
          <QuietButton
            busy={keep.isPending}
            onClick={() => {
              keep.mutate();
            }}
          >
            {t('note.keep')}
          </QuietButton>
        )}
        <QuietButton
          onClick={() => {
            onOriginal(shown);
          }}
        >
          {t(shown ? 'note.showOriginal' : 'note.showMine')}
        </QuietButton>
        <QuietButton
          tone="plain"
          busy={reset.isPending}
          onClick={() => {
            if (may) reset.mutate();
            else setAsks(true);
          }}
        >
          {t('note.reset')}
        </QuietButton>
      </Ways>
      {asks && (
        <Confirm
          title={t('ask.title', { name: recipe.name })}
          action={t('note.reset')}
          busy={reset.isPending}
          onConfirm={() => {
            reset.mutate();
          }}
          onClose={() => {
            setAsks(false);
          }}
        >
          {t('ask.text')}
        </Confirm>
      )}
    </Sheet>
  );
}

/** Keeps the composition over the author's change, or gives it up; who may compose can take that back. */
function useSettling(recipe: Recipe, lng: Language, undo: Undo, may: boolean, onReset: () => void) {
  const { t } = useTexts(COMPOSITION_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const api = useApi();
  const notify = useNotify();
  const client = useQueryClient();
  const { id, name } = recipe;
  const calls = api.recipes.composition;
  const onError = (error: unknown) => {
    notify(failureOf(error).message || kit('offline.title'), 'bad');
  };
  const keep = useMutation({
    networkMode: 'always',
    mutationFn: () => calls.keep({ id }),
    onSuccess: async () => {
      notify(t('note.kept'), 'good');
      await recipesChanged(client);
    },
    onError,
  });
  const reset = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { lines } = await calls.read({ id, language: lng });
      await calls.reset({ id });
      return lines;
    },
    onSuccess: async (lines) => {
      if (may) {
        undo.did(t('note.wasReset', { name }), async () => {
          await calls.save({ id, lines, language: lng });
          await recipesChanged(client);
        });
      } else notify(t('note.wasReset', { name }), 'good');
      // What was pressed goes with the note.
      document.querySelector<HTMLElement>('[data-page-title]')?.focus();
      onReset();
      await recipesChanged(client);
    },
    onError,
  });
  return { keep, reset };
}
