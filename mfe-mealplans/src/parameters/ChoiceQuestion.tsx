import { MOST_REPEATS, type Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { Chip, SelectField, space, Switch, TYPE, useUnsaved } from '@sytno/kit/ui';
import { ComboBox } from '@sytno/kit/ui-more';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { categoriesQuery, useParametersChange, type Parameters } from './parameters.queries';
import { Chips, Form, Note } from './parts';
import { PLAN_TEXTS } from './plan-texts';
import type { QuestionProps } from './question';

type Named = Parameters['excludedRecipes'][number];

/** Runs of days that people think in. */
const DAYS = [1, 2, 3, 4, 5, 7, 10, 14, 21, 28];

const Part = styled.div`
  display: grid;
  gap: ${space(3)};
  h3 {
    margin: 0;
    font: ${TYPE.strong};
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
`;

const Row = styled(Chips).attrs({ as: 'ul' })`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** What goes first, how often a dish may come again, and which recipes and categories are not offered. */
export function ChoiceQuestion({ data, lng, foot, onSaved }: QuestionProps) {
  const { t } = useTexts(PLAN_TEXTS);
  const old = data.parameters;
  const [first, setFirst] = useState(old.favouritesFirst);
  const [repeats, setRepeats] = useState(old.repeats);
  const [recipes, setRecipes] = useState<readonly Named[]>(old.excludedRecipes);
  const [categories, setCategories] = useState<readonly string[]>(old.excludedCategories);
  const change = useParametersChange(lng);
  const next = {
    favouritesFirst: first,
    repeats,
    excludedRecipes: recipes.map(({ id }) => id),
    excludedCategories: [...categories],
  };
  const before = {
    favouritesFirst: old.favouritesFirst,
    repeats: old.repeats,
    excludedRecipes: old.excludedRecipes.map(({ id }) => id),
    excludedCategories: old.excludedCategories,
  };
  const dirty = JSON.stringify(next) !== JSON.stringify(before);
  useUnsaved(dirty);
  return (
    <Form
      noValidate
      aria-label={t('choice.card')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!change.isPending) change.mutate(next, { onSuccess: onSaved });
      }}
    >
      <Switch
        label={t('choice.favourites')}
        hint={t('choice.favouritesHint')}
        checked={first}
        onChange={(event) => setFirst(event.target.checked)}
      />
      <Part>
        <h3>{t('choice.repeats')}</h3>
        <Pair>
          <SelectField
            label={t('choice.times')}
            value={String(repeats.times)}
            options={numbers(MOST_REPEATS.times).map((count) => ({
              value: String(count),
              label: t('choice.timesOf', { count }),
            }))}
            onChange={(event) => setRepeats({ ...repeats, times: Number(event.target.value) })}
          />
          <SelectField
            label={t('choice.days')}
            value={String(repeats.days)}
            options={[...new Set([...DAYS, repeats.days])]
              .sort((a, b) => a - b)
              .map((count) => ({ value: String(count), label: t('choice.daysOf', { count }) }))}
            onChange={(event) => setRepeats({ ...repeats, days: Number(event.target.value) })}
          />
        </Pair>
      </Part>
      <LeftOutRecipes recipes={recipes} lng={lng} onChange={setRecipes} />
      <LeftOutCategories ids={categories} lng={lng} onChange={setCategories} />
      {foot({ busy: change.isPending, dirty })}
    </Form>
  );
}

function LeftOutRecipes(props: {
  recipes: readonly Named[];
  lng: Language;
  onChange: (recipes: readonly Named[]) => void;
}) {
  const { t } = useTexts(PLAN_TEXTS);
  const api = useApi();
  const { recipes, lng, onChange } = props;
  const search = useCallback(
    async (name: string, signal: AbortSignal) => {
      const { items } = await api.recipes.catalog.list({ name, language: lng, pageSize: 8 }, { signal });
      return items.map((recipe) => ({ value: recipe.id, label: recipe.name }));
    },
    [api, lng],
  );
  return (
    <Part>
      <ComboBox
        label={t('choice.recipes')}
        placeholder={t('choice.recipeSearch')}
        value={undefined}
        search={search}
        onChoose={(choice) => {
          if (!choice || recipes.some(({ id }) => id === choice.value)) return;
          onChange([...recipes, { id: choice.value, name: choice.label }]);
        }}
      />
      <Taken
        label={t('choice.recipes')}
        things={recipes}
        onTake={(id) => onChange(recipes.filter((recipe) => recipe.id !== id))}
      />
    </Part>
  );
}

function LeftOutCategories(props: {
  ids: readonly string[];
  lng: Language;
  onChange: (ids: readonly string[]) => void;
}) {
  const { t } = useTexts(PLAN_TEXTS);
  const { ids, lng, onChange } = props;
  const query = useQuery(categoriesQuery(useApi(), lng));
  const all = (query.data?.items ?? []).flatMap(({ id, name, subcategories }) => [
    { id, name },
    ...subcategories.map((one) => ({ id: one.id, name: `${name} · ${one.name}` })),
  ]);
  if (query.isError) return <Note role="status">{t('choice.noCategories')}</Note>;
  return (
    <Part>
      <SelectField
        label={t('choice.categories')}
        value=""
        options={[
          { value: '', label: t('choice.categoryChoose') },
          ...all.filter(({ id }) => !ids.includes(id)).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => event.target.value !== '' && onChange([...ids, event.target.value])}
      />
      <Taken
        label={t('choice.categories')}
        things={ids.map((id) => all.find((one) => one.id === id) ?? { id, name: id })}
        onTake={(id) => onChange(ids.filter((one) => one !== id))}
      />
    </Part>
  );
}

/** What is chosen, each with a way to take it off. */
function Taken(props: { label: string; things: readonly Named[]; onTake: (id: string) => void }) {
  const { t } = useTexts(PLAN_TEXTS);
  if (props.things.length === 0) return null;
  return (
    <Row aria-label={props.label}>
      {props.things.map(({ id, name }) => (
        <li key={id}>
          <Chip removeLabel={t('choice.take', { name })} onRemove={() => props.onTake(id)}>
            {name}
          </Chip>
        </li>
      ))}
    </Row>
  );
}

const numbers = (most: number): number[] => Array.from({ length: most }, (_, before) => before + 1);
