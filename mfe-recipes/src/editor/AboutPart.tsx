import { RECIPE_LIMITS, type Language } from '@sytno/domain';
import { KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { AreaField, Field, NumberField, SelectField } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '../catalog/catalog.queries';
import { PictureField } from '../pictures/PictureField';
import type { PictureState } from '@sytno/kit/pictures';
import { LanguageRow } from './LanguageRow';
import { Fields, Part } from './parts';
import type { Editor } from './use-editor';
import { faultWords } from './words';

/** What the dish is: its name and description in each language, its kind, for how many it is. */
export function AboutPart(props: {
  editor: Editor;
  lng: Language;
  onPicture: (state: PictureState) => void;
}) {
  const { editor, lng, onPicture } = props;
  const { t } = useTexts('recipes');
  const { t: kit } = useTexts(KIT_TEXTS);
  const { form, change } = editor;
  const { faults } = editor.saving.state;
  const { data } = useQuery(categoriesQuery(useApi(), lng));
  const categories = data?.items ?? [];
  const subcategories = categories.find(({ id }) => id === form.categoryId)?.subcategories ?? [];
  const { language } = form;
  const first = form.languages[0] ?? language;
  const fault = (path: string) => {
    const code = faults.get(path);
    return code && faultWords(code, t, kit);
  };
  const words = (name: 'name' | 'description', text: string) => {
    change((before) => ({ ...before, [name]: { ...before[name], [language]: text } }));
  };
  return (
    <Part title={t('editor.about')}>
      {form.languages.length > 1 && <LanguageRow editor={editor} />}
      <Field
        label={t('editor.name')}
        value={form.name[language] ?? ''}
        maxLength={RECIPE_LIMITS.name}
        required
        placeholder={language === first ? undefined : form.name[first]}
        fault={fault(`name.${language}`)}
        onChange={(event) => {
          words('name', event.target.value);
        }}
      />
      <AreaField
        label={t('editor.description')}
        hint={t('editor.descriptionHint')}
        value={form.description[language] ?? ''}
        maxLength={RECIPE_LIMITS.description}
        rows={3}
        required={language === first}
        placeholder={language === first ? undefined : form.description[first]}
        fault={fault(`description.${language}`)}
        onChange={(event) => {
          words('description', event.target.value);
        }}
      />
      <Fields>
        <SelectField
          label={t('catalog.category')}
          value={form.categoryId}
          fault={fault('categoryId')}
          options={[
            ...(form.categoryId === '' ? [{ value: '', label: t('editor.choose') }] : []),
            ...offered(categories, form.categoryId),
          ]}
          onChange={(event) => {
            const categoryId = event.target.value;
            change((before) => ({ ...before, categoryId, subcategoryId: null }));
          }}
        />
        <SelectField
          label={t('editor.subcategory')}
          value={form.subcategoryId ?? ''}
          fault={fault('subcategoryId')}
          disabled={subcategories.length === 0}
          options={[
            { value: '', label: t('editor.anySubcategory') },
            ...offered(subcategories, form.subcategoryId),
          ]}
          onChange={(event) => {
            const subcategoryId = event.target.value || null;
            change((before) => ({ ...before, subcategoryId }));
          }}
        />
        <NumberField
          label={t('servings.label')}
          value={form.servings}
          min={1}
          max={RECIPE_LIMITS.servings}
          digits={0}
          fault={form.servings === null ? fault('servings') : undefined}
          onChange={(servings) => {
            change((before) => ({ ...before, servings }));
          }}
        />
      </Fields>
      {form.languages.length === 1 && <LanguageRow editor={editor} />}
      <PictureField
        value={form.pictureId}
        name={form.name[language] || form.name[first] || ''}
        fault={fault('pictureId')}
        onState={onPicture}
        onChange={(pictureId) => {
          change((before) => ({ ...before, pictureId }));
        }}
      />
    </Part>
  );
}

/** What can be chosen: not what is hidden, unless the recipe has it already. */
function offered(
  rows: readonly { readonly id: string; readonly name: string; readonly hidden?: true | undefined }[],
  chosen: string | null,
) {
  return rows
    .filter(({ id, hidden }) => !hidden || id === chosen)
    .map(({ id, name }) => ({ value: id, label: name }));
}
