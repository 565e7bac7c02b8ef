import { useTexts } from '@sytno/kit';
import { space, ToggleChip } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import type { Category } from './chosen-filters';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Under = styled(Row)`
  flex-basis: 100%;
  margin-left: ${space(4)};
`;

/**
 * Categories with what is in each; a chosen one opens its subcategories. Choosing one of those narrows to it,
 * and taking the category off takes them along.
 */
export function CategoryTree(props: {
  categories: readonly Category[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}) {
  const { t } = useTexts('recipes');
  const { categories, chosen, onChange } = props;
  const counted = ({ name, count }: { name: string; count: number }) =>
    t('catalog.counted', { name, number: count });
  return (
    <Row>
      {categories.map((category) => {
        const { id, count, subcategories } = category;
        const own = subcategories.map((sub) => sub.id);
        const on = chosen.includes(id) || own.some((sub) => chosen.includes(sub));
        if ((count === 0 || category.hidden) && !on) return null;
        const others = chosen.filter((other) => other !== id && !own.includes(other));
        const filled = subcategories.filter(
          (sub) => (sub.count > 0 && !sub.hidden) || chosen.includes(sub.id),
        );
        return [
          <ToggleChip
            key={id}
            on={on}
            onToggle={(wanted) => {
              onChange(wanted ? [...others, id] : others);
            }}
          >
            {counted(category)}
          </ToggleChip>,
          on && filled.length > 1 && (
            <Under key={`${id} under`} role="group" aria-label={category.name}>
              {filled.map((sub) => (
                <ToggleChip
                  key={sub.id}
                  on={chosen.includes(sub.id)}
                  onToggle={(wanted) => {
                    const rest = chosen.filter((other) => other !== id && other !== sub.id);
                    const left = own.some((other) => rest.includes(other));
                    onChange(wanted ? [...rest, sub.id] : left ? rest : [...rest, id]);
                  }}
                >
                  {counted(sub)}
                </ToggleChip>
              ))}
            </Under>
          ),
        ];
      })}
    </Row>
  );
}
