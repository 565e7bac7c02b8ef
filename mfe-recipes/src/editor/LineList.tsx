import type { Language } from '@sytno/domain';
import { KIT_TEXTS, useTexts, type Texts } from '@sytno/kit';
import { DragList } from '@sytno/kit/ui-more';
import { useCallback, useMemo } from 'react';
import type { Faults } from './faults';
import { lineItems, type LineItem, type LineListItem } from './form';
import { HeadingRow } from './HeadingRow';
import { LineRow } from './LineRow';
import type { LinesEditor } from './use-editor';
import { faultWords, nameOf } from './words';

const NONE: ReadonlyMap<string, string> = new Map();

/** The lines of ingredients with their headings, in the order that its author gives them. */
export function LineList(props: {
  editor: LinesEditor;
  lng: Language;
  open: string | null;
  onOpen: (key: string | null) => void;
  onRemove: (item: LineListItem) => void;
}) {
  const { t } = useTexts('recipes');
  const { t: kit } = useTexts(KIT_TEXTS);
  const { editor, lng, open, onOpen, onRemove } = props;
  const { form, foods, change, waiting } = editor;
  const { faults } = editor.saving.state;
  const places = useMemo(() => new Map(lineItems(form).map(({ key }, at) => [key, at] as const)), [form]);
  const byLine = wordsByLine(faults, t, kit);
  const put = useCallback(
    (item: LineListItem) => {
      change((before) => ({
        ...before,
        lines: before.lines.map((other) => (other.key === item.key ? item : other)),
      }));
    },
    [change],
  );
  const titleOf = (item: LineListItem): string =>
    item.kind === 'heading'
      ? (item.words[form.language] ?? '') || t('editor.heading.label')
      : nameOf(item, foods, form.language) || t('editor.lines.unnamed');
  return (
    <DragList
      label={t('recipe.ingredients')}
      items={form.lines}
      keyOf={({ key }) => key}
      nameOf={titleOf}
      onReorder={(lines) => {
        change((before) => ({ ...before, lines }));
      }}
    >
      {(item) => {
        if (item.kind === 'heading') {
          return <HeadingRow item={item} language={form.language} onChange={put} onRemove={onRemove} />;
        }
        const at = places.get(item.key) ?? 0;
        return (
          <LineRow
            item={item}
            number={at + 1}
            food={foodOf(item, foods)}
            foods={foods}
            language={form.language}
            lng={lng}
            open={open === item.key}
            waiting={waiting}
            faults={byLine.get(at) ?? NONE}
            onOpen={onOpen}
            onChange={put}
            onRemove={onRemove}
          />
        );
      }}
    </DragList>
  );
}

function foodOf({ line }: LineItem, foods: LinesEditor['foods']) {
  return line.ingredientId === null ? undefined : foods.get(line.ingredientId);
}

/** The words of lines' faults, by line and field; they name the line's number (spec §5). */
function wordsByLine(faults: Faults, t: Texts, kit: Texts): ReadonlyMap<number, ReadonlyMap<string, string>> {
  const lines = new Map<number, Map<string, string>>();
  for (const [path, code] of faults) {
    const [, place, field] = /^lines\.(\d+)\.(\w+)/.exec(path) ?? [];
    if (place === undefined || field === undefined) continue;
    const at = Number(place);
    const fields = lines.get(at) ?? new Map<string, string>();
    lines.set(at, fields.set(field, faultWords(code, t, kit, at + 1)));
  }
  return lines;
}
