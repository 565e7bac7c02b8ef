import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { Chip, space, TYPE } from '@sytno/kit/ui';
import { ComboBox } from '@sytno/kit/ui-more';
import { useCallback } from 'react';
import { styled } from 'styled-components';
import type { Parameters } from './parameters.queries';
import { Chips } from './parts';

type Food = Parameters['disliked'][number];

const Part = styled.div`
  display: grid;
  gap: ${space(3)};
  h3 {
    margin: 0;
    font: ${TYPE.strong};
  }
`;

const Row = styled(Chips).attrs({ as: 'ul' })`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Foods that shall not be on the table, found by name. Loaded when it is asked for: the list is heavy. */
export function Dislikes(props: {
  foods: readonly Food[];
  lng: Language;
  onChange: (foods: readonly Food[]) => void;
}) {
  const { t } = useTexts('mealplans');
  const api = useApi();
  const { foods, lng, onChange } = props;
  const search = useCallback(
    async (text: string, signal: AbortSignal) => {
      const { items } = await api.recipes.ingredients.find({ text, language: lng }, { signal });
      return items.map(({ id, name }) => ({ value: id, label: name }));
    },
    [api, lng],
  );
  return (
    <Part>
      <ComboBox
        label={t('questions.health.disliked')}
        hint={t('questions.health.dislikedHint')}
        placeholder={t('questions.health.search')}
        value={undefined}
        search={search}
        onChoose={(choice) => {
          if (!choice || foods.some(({ id }) => id === choice.value)) return;
          onChange([...foods, { id: choice.value, name: choice.label, icon: '' }]);
        }}
      />
      {foods.length > 0 && (
        <Row aria-label={t('questions.health.disliked')}>
          {foods.map(({ id, name }) => (
            <li key={id}>
              <Chip
                removeLabel={t('questions.health.take', { name })}
                onRemove={() => onChange(foods.filter((food) => food.id !== id))}
              >
                {name}
              </Chip>
            </li>
          ))}
        </Row>
      )}
    </Part>
  );
}
