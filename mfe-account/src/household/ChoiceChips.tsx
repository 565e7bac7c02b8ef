import { ChoiceGroup, Hidden, space, ToggleChip } from '@sytno/kit/ui';
import { useController, type Control, type FieldPath } from 'react-hook-form';
import { styled } from 'styled-components';
import type { EaterForm } from './eater-form';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** A choice; a short word is for the eye, the whole one is read aloud. */
export interface Choice {
  value: string;
  label: string;
  short?: string;
}

/** Any number of a few choices, in the order they are offered. */
export function ChoiceChips(props: {
  title: string;
  choices: readonly Choice[];
  control: Control<EaterForm>;
  name: Extract<FieldPath<EaterForm>, 'mealTypes' | 'weekdays' | 'allergies'>;
}) {
  const { choices } = props;
  const { field } = useController({ control: props.control, name: props.name });
  const chosen: readonly string[] = field.value;
  const turn = (value: string, on: boolean) => {
    const isChosen = (one: string) => (one === value ? on : chosen.includes(one));
    field.onChange(choices.map((choice) => choice.value).filter(isChosen));
  };
  return (
    <ChoiceGroup title={props.title}>
      <Row>
        {choices.map(({ value, label, short }) => (
          <ToggleChip key={value} on={chosen.includes(value)} onToggle={(on) => turn(value, on)}>
            {short ? (
              <>
                <span aria-hidden>{short}</span>
                <Hidden>{label}</Hidden>
              </>
            ) : (
              label
            )}
          </ToggleChip>
        ))}
      </Row>
    </ChoiceGroup>
  );
}
