import { RECIPE_LIMITS, type Language } from '@sytno/domain';
import { KIT_TEXTS, useTexts } from '@sytno/kit';
import { Hidden, laterPart, QuietButton, Skeleton, type Undo } from '@sytno/kit/ui';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../Icon';
import { EMPTY_LINE, headingItem, lineItem, lineItems, type LineListItem } from './form';
import { LineComposer } from './LineComposer';
import { Chips, Open, OpenChoice, Part } from './parts';
import type { LinesEditor } from './use-editor';
import { useStable } from './use-stable';
import { amountOf, nameOf } from './words';

/** Dragging and searching are heavy: the field that adds lines is there before them. */
const loadList = () => import(/* webpackChunkName: "rows" */ './LineList');
const LineList = laterPart('recipes.line-list', () => loadList().then((file) => file.LineList), {
  skeleton: ({ editor }) => <Skeleton $height={54 * editor.form.lines.length} />,
});

/** Ingredients: typed, pasted or picked, each put right where it was not understood. */
export function LinesPart(props: {
  editor: LinesEditor;
  lng: Language;
  undo: Undo;
  title?: string;
  lead?: string;
}) {
  const { t } = useTexts('recipes');
  const { editor, lng, undo, title = t('recipe.ingredients'), lead = '' } = props;
  const { form, change, foods, addLines } = editor;
  const [open, setOpen] = useState<string | null>(null);
  const composer = useRef<HTMLInputElement>(null);
  const full = form.lines.length >= RECIPE_LIMITS.lines;
  useEffect(() => void loadList(), []);
  useOpenFaulty(editor, setOpen);

  const add = (item: LineListItem) => {
    change((before) => ({ ...before, lines: [...before.lines, item] }));
  };
  const remove = useStable((item: LineListItem) => {
    const name =
      item.kind === 'line' ? nameOf(item, foods, form.language) : (item.words[form.language] ?? '');
    const place = form.lines.findIndex(({ key }) => key === item.key);
    change((before) => ({ ...before, lines: before.lines.filter(({ key }) => key !== item.key) }));
    composer.current?.focus();
    undo.did(t('editor.removed', { name }), () => {
      change((before) => ({
        ...before,
        lines: [...before.lines.slice(0, place), item, ...before.lines.slice(place)],
      }));
    });
  });
  return (
    <Part title={title} lead={lead}>
      {form.lines.length > 0 && (
        <LineList editor={editor} lng={lng} open={open} onOpen={setOpen} onRemove={remove} />
      )}
      {editor.waiting && (
        <Open role="status">
          <span>{t('editor.lines.notRead')}</span>
          <OpenChoice onClick={editor.readAgain}>{t('editor.again')}</OpenChoice>
        </Open>
      )}
      <LineComposer
        text={form.newLine}
        full={full}
        ref={composer}
        onText={(newLine) => {
          change((before) => ({ ...before, newLine }));
        }}
        onAdd={addLines}
      />
      <Chips>
        <QuietButton
          small
          disabled={full}
          onClick={() => {
            const item = lineItem(EMPTY_LINE);
            add(item);
            setOpen(item.key);
          }}
        >
          <Icon name="search" />
          {t('editor.lines.pick')}
        </QuietButton>
        <QuietButton
          small
          disabled={full}
          onClick={() => {
            add(headingItem({}));
          }}
        >
          <Icon name="plus" />
          {t('editor.heading.add')}
        </QuietButton>
      </Chips>
      <Understood editor={editor} lng={lng} />
    </Part>
  );
}

/** Opens the first line that keeps the recipe from being saved. */
function useOpenFaulty({ form, saving }: LinesEditor, open: (key: string) => void): void {
  const { tries, faults } = saving.state;
  const seen = useRef(0);
  useEffect(() => {
    if (tries === seen.current) return;
    seen.current = tries;
    const path = [...faults.keys()].find((one) => one.startsWith('lines.'));
    const line = path && lineItems(form)[Number(path.split('.')[1])];
    if (line) open(line.key);
  }, [faults, form, open, tries]);
}

/** Says aloud what the last line was understood as. */
function Understood({ editor, lng }: { editor: LinesEditor; lng: Language }) {
  const { t } = useTexts('recipes');
  const { t: kit } = useTexts(KIT_TEXTS);
  const { form, foods } = editor;
  const lines = lineItems(form);
  const last = lines.at(-1);
  const words =
    last?.text === null
      ? t('editor.lines.understood', {
          number: lines.length,
          name: nameOf(last, foods, form.language),
          amount: amountOf(last.line, kit, lng),
        })
      : '';
  return <Hidden role="status">{words}</Hidden>;
}
