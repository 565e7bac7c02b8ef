import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { Chip, space } from '@sytno/kit/ui';
import { ComboBox } from '@sytno/kit/ui-more';
import { styled } from 'styled-components';
import { findIngredients } from './catalog.queries';
import type { Known } from './chosen-filters';

const Part = styled.div`
  display: grid;
  gap: ${space(2)};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** Ingredients gathered one by one. */
export function IngredientChoice(props: {
  label: string;
  chosen: readonly string[];
  most: number;
  foods: Known['foods'];
  lng: Language;
  onChange: (chosen: readonly string[], name?: { id: string; name: string }) => void;
}) {
  const { t } = useTexts('recipes');
  const { label, chosen, most, foods, lng, onChange } = props;
  const api = useApi();
  return (
    <Part>
      <ComboBox
        label={label}
        value={undefined}
        placeholder={t('filter.ingredientHint')}
        disabled={chosen.length >= most}
        search={findIngredients(api, lng)}
        onChoose={(choice) => {
          if (choice && !chosen.includes(choice.value))
            onChange([...chosen, choice.value], { id: choice.value, name: choice.label });
        }}
      />
      {chosen.length > 0 && (
        <Row>
          {chosen.map((id) => {
            const name = foods.find((food) => food.id === id)?.name ?? '…';
            return (
              <Chip
                key={id}
                tone="beet"
                removeLabel={t('catalog.takeOff', { name })}
                onRemove={() => {
                  onChange(chosen.filter((other) => other !== id));
                }}
              >
                {name}
              </Chip>
            );
          })}
        </Row>
      )}
    </Part>
  );
}
