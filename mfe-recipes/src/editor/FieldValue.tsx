import { textFor, type Language, type MergeField, type RecipeContent, type WrittenLine } from '@sytno/domain';
import { formatDuration, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { color } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { categoriesQuery } from '../catalog/catalog.queries';
import { lineItem, type EditorFood } from './form';
import { amountOf, nameOf } from './words';

const Rows = styled.ol`
  margin: 0;
  padding-left: 1.4em;
`;

/** What the other version has not. */
const Differs = styled.mark`
  border-radius: 3px;
  background: ${color('sunflower-tint')};
  color: ${color('text')};
  box-decoration-break: clone;
`;

interface Shown {
  readonly content: RecipeContent;
  /** The version beside it: rows that it has not are marked. */
  readonly other: RecipeContent;
  readonly foods: ReadonlyMap<string, EditorFood>;
  readonly lng: Language;
}

/** What a field of a version says, as a person reads it. */
export function FieldValue({ field, ...shown }: Shown & { field: MergeField }) {
  const { t } = useTexts('recipes');
  const { content, lng } = shown;
  const [name, language] = field.split('.');
  if (name === 'name' || name === 'description') {
    return <>{content[name][language as Language] ?? t('editor.conflict.none')}</>;
  }
  switch (field) {
    case 'lines':
      return <Lines {...shown} />;
    case 'stages':
      return (
        <MarkedRows
          rows={content.stages}
          others={shown.other.stages}
          wordsOf={({ text, minutes, group }) =>
            [textFor(group, lng), textFor(text, lng), minutes === null ? '' : formatDuration(minutes, lng)]
              .filter(Boolean)
              .join(' · ')
          }
        />
      );
    case 'category':
      return <Category {...shown} />;
    case 'mealTypes':
      return (
        <>{content.mealTypes.map((meal) => t(`mealTypes.${meal}`)).join(', ') || t('editor.conflict.none')}</>
      );
    case 'equipment':
      return (
        <>{content.equipment.map((tool) => t(`tools.${tool}`)).join(', ') || t('editor.conflict.none')}</>
      );
    case 'withoutElectricity':
      return <>{t(content.withoutElectricity ? 'editor.conflict.yes' : 'editor.conflict.no')}</>;
    case 'pictureId':
      return <>{t(content.pictureId === null ? 'editor.conflict.none' : 'editor.conflict.yes')}</>;
    case 'sourceUrl':
      return <>{content.sourceUrl ?? t('editor.conflict.none')}</>;
    default: {
      const value = content[field as 'servings' | 'cookedWeight' | 'prepMinutes'];
      return <>{value === null ? t('editor.conflict.none') : String(value)}</>;
    }
  }
}

function Lines({ content, other, foods, lng }: Shown) {
  const { t: kit } = useTexts(KIT_TEXTS);
  const wordsOf = (line: WrittenLine) =>
    [
      textFor(line.group, lng),
      nameOf(lineItem(line), foods, lng),
      amountOf(line, kit, lng),
      textFor(line.comment, lng),
    ]
      .filter(Boolean)
      .join(' · ');
  return <MarkedRows rows={content.lines} others={other.lines} wordsOf={wordsOf} />;
}

function MarkedRows<T>(props: { rows: readonly T[]; others: readonly T[]; wordsOf: (row: T) => string }) {
  const others = new Set(props.others.map((row) => JSON.stringify(row)));
  return (
    <Rows>
      {props.rows.map((row, at) => (
        <li key={at}>
          {others.has(JSON.stringify(row)) ? props.wordsOf(row) : <Differs>{props.wordsOf(row)}</Differs>}
        </li>
      ))}
    </Rows>
  );
}

function Category({ content, lng }: Shown) {
  const { data } = useQuery(categoriesQuery(useApi(), lng));
  const category = data?.items.find(({ id }) => id === content.categoryId);
  const subcategory = category?.subcategories.find(({ id }) => id === content.subcategoryId);
  return <>{[category?.name, subcategory?.name].filter(Boolean).join(' · ')}</>;
}
