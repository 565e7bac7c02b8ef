import type { Language, MergeField } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { useNavigate } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { space, UndoButton, upTo, useNotify, useUndo } from '@sytno/kit/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import type { PictureState } from '@sytno/kit/pictures';
import { PageSteps } from '../publishing/parts';
import { AboutPart } from './AboutPart';
import { ConflictView, fieldName } from './ConflictView';
import { recipesChanged, type WrittenRecipe } from './editor.queries';
import { otherLanguage } from './faults';
import { FiguresPart } from './FiguresPart';
import { formOf, writingIn } from './form';
import { KitchenPart, TimePart } from './KitchenPart';
import { LinesPart } from './LinesPart';
import { Open, OpenChoice } from './parts';
import { SaveBar } from './SaveBar';
import { StepsPart } from './StepsPart';
import { useEditor, type Editor, type Start } from './use-editor';
import { useStable } from './use-stable';
import type { Saved } from './use-saving';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  gap: ${space(5)};
  align-items: start;
  ${upTo('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** What was found elsewhere on the left, all of the form on the right. */
const BesideColumns = styled(Columns)`
  grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
  ${upTo('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${space(5)};
  min-width: 0;
`;

/** Follows the form down where there is room beside it. */
const Side = styled(Column)`
  @media (min-width: 992px) and (min-height: 900px) {
    position: sticky;
    top: ${space(19)};
  }
`;

/** Stays in sight while the form goes by, and scrolls by itself. */
const Beside = styled(Column)`
  @media (min-width: 992px) {
    position: sticky;
    top: ${space(19)};
    max-height: calc(100vh - ${space(48)});
    overflow-y: auto;
    scrollbar-width: thin;
  }
`;

/** What has the focus is never behind the header or the bar with the buttons. */
const Fields = styled.form`
  :is(input, textarea, select, button) {
    scroll-margin-block: ${space(20)} ${space(36)};
  }
`;

const Above = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-bottom: ${space(4)};
  &:empty {
    display: none;
  }
`;

/**
 * The form of a recipe. What is written in it is kept as a draft, and leaves it only for the recipe itself.
 *
 * @param props.latest the recipe as it is stored now; a newer one than the form began with is told of
 */
export function RecipeForm(props: {
  start: Start;
  latest: WrittenRecipe | undefined;
  lng: Language;
  /** What the recipe is made from, to be seen beside it. */
  beside?: (editor: Editor) => ReactNode;
  onAnew: (form: Start['form']) => void;
}) {
  const { start, latest, lng, beside } = props;
  const { t } = useTexts('recipes');
  const undo = useUndo();
  const editor = useEditor(start, lng, useSaved(lng));
  const { form, change, saving } = editor;
  const { state, save, settle, set } = saving;
  const fields = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const newer = useNewer(editor, latest);
  useFirstFault(fields, editor);

  const [picture, setPicture] = useState<PictureState>('still');
  const saveWhenWhole = useWhenWhole(picture, save);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    saveWhenWhole();
  };
  useKeys(fields, saveWhenWhole);
  if (state.conflict) {
    const { conflict } = state;
    return (
      <ConflictView
        conflict={conflict}
        foods={editor.foods}
        lng={lng}
        busy={state.busy}
        onSettle={(merged) => void settle(merged, conflict)}
        onBack={() => {
          set({ conflict: null });
        }}
      />
    );
  }
  return (
    <Fields ref={fields} noValidate onSubmit={submit} aria-label={t('editor.form')}>
      <Above>
        {newer && (
          <Open role="status">
            <span>{t('editor.newer')}</span>
            <OpenChoice onClick={newer}>{t('editor.compare')}</OpenChoice>
          </Open>
        )}
      </Above>
      {beside ? (
        <BesideColumns>
          <Beside>{beside(editor)}</Beside>
          <Column>
            <AboutPart editor={editor} lng={lng} onPicture={setPicture} />
            <LinesPart editor={editor} lng={lng} undo={undo} />
            <StepsPart editor={editor} undo={undo} />
            <TimePart editor={editor} />
            <FiguresPart editor={editor} lng={lng} />
            <KitchenPart editor={editor} />
          </Column>
        </BesideColumns>
      ) : (
        <Columns>
          <Column>
            <AboutPart editor={editor} lng={lng} onPicture={setPicture} />
            <LinesPart editor={editor} lng={lng} undo={undo} />
            <StepsPart editor={editor} undo={undo} />
            {latest?.content.sourceUrl && <PageSteps id={latest.id} lng={lng} />}
          </Column>
          <Side>
            <FiguresPart editor={editor} lng={lng} />
            <TimePart editor={editor} />
            <KitchenPart editor={editor} />
          </Side>
        </Columns>
      )}
      <SaveBar
        editor={editor}
        lng={lng}
        undo={<UndoButton undo={undo} />}
        onAnew={() => {
          props.onAnew(form);
        }}
        onCancel={() => {
          void navigate(-1);
        }}
      />
      <ShowLanguage
        editor={editor}
        onShow={(language) => {
          change((before) => writingIn(before, language));
        }}
      />
    </Fields>
  );
}

/** Saves now, or as soon as the photo that is on its way is there; one that fails is looked at first. */
function useWhenWhole(picture: PictureState, save: () => Promise<void>): () => void {
  const { t } = useTexts('recipes');
  const notify = useNotify();
  const waits = useRef(false);
  const run = useStable(() => void save());
  useEffect(() => {
    if (!waits.current || picture === 'sending') return;
    waits.current = false;
    if (picture === 'still') run();
  }, [picture, run]);
  return () => {
    if (picture === 'sending') {
      waits.current = true;
      notify(t('pictures.saveLater'));
    } else run();
  };
}

/** Ctrl+Enter and Ctrl+S save from every field; Enter alone, in a line of text, sends nothing off. */
function useKeys(fields: { current: HTMLFormElement | null }, save: () => void): void {
  const run = useStable(save);
  useEffect(() => {
    const form = fields.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const commands = event.ctrlKey || event.metaKey;
      if (commands && (event.key === 'Enter' || event.code === 'KeyS')) {
        event.preventDefault();
        run();
      } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
    };
    form?.addEventListener('keydown', onKeyDown);
    return () => {
      form?.removeEventListener('keydown', onKeyDown);
    };
  });
}

/** What is missing in another language is shown in that language. */
function ShowLanguage({ editor, onShow }: { editor: Editor; onShow: (language: Language) => void }) {
  const { tries, faults } = editor.saving.state;
  const { language } = editor.form;
  const seen = useRef(0);
  useEffect(() => {
    if (tries === seen.current) return;
    seen.current = tries;
    const other = otherLanguage(faults, language);
    if (other) onShow(other);
  }, [faults, language, onShow, tries]);
  return null;
}

/** After each try that found faults the focus goes to the first field that has one. */
function useFirstFault(fields: { current: HTMLFormElement | null }, { saving }: Editor): void {
  const { tries } = saving.state;
  useEffect(() => {
    if (tries === 0) return undefined;
    // Behind the render that opens the line with the fault.
    const timer = setTimeout(() => {
      fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    });
    return () => {
      clearTimeout(timer);
    };
  }, [fields, tries]);
}

/** A newer version than the form rests on: taken over at once where nothing was written, else to be compared. */
function useNewer(editor: Editor, latest: WrittenRecipe | undefined): (() => void) | null {
  const { base, dirty, startOver, form, saving } = editor;
  const newer = latest && base && latest.revision > base.revision && !saving.state.busy ? latest : null;
  const { language } = form;
  useEffect(() => {
    if (!newer || dirty) return;
    startOver(formOf(newer.content, language), { revision: newer.revision, content: newer.content });
  }, [dirty, language, newer, startOver]);
  return newer && dirty ? () => void saving.save() : null;
}

/** What follows a save: the draft goes, the recipe's page opens, and what should be known is said. */
function useSaved(lng: Language): (saved: Saved, drop: () => void) => void {
  const { t } = useTexts('recipes');
  const notify = useNotify();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useCallback(
    ({ id, taken, proposed }: Saved, drop: () => void) => {
      drop();
      void recipesChanged(client);
      void navigate(pathTo('recipe', lng, { id }), { replace: true });
      const names = taken.map((field: MergeField) => fieldName(field, t, false)).join(', ');
      notify(names === '' ? t('editor.saved') : t('editor.savedTogether', { fields: names }), 'good');
      // The specification's own words (spec §8).
      if (proposed.length > 0) notify(`${t('complete.failed')} ${t('complete.soon')}`);
    },
    [client, lng, navigate, notify, t],
  );
}
