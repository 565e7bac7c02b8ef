import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { Text } from 'react-aria-components/Text';
import { styled } from 'styled-components';
import { color, space, TYPE } from '../theme/tokens';
import { controlLook } from '../ui/control-look';
import { Aria } from './Aria';
import { AriaFault } from './AriaFault';
import { frameLook } from './frame-look';
import { listLook, optionLook, popupLook } from './popup-look';

export interface Choice {
  value: string;
  label: string;
  /** A second, quieter line. */
  note?: string;
  icon?: ReactNode;
}

const Frame = styled(AriaSelect<object>)`
  ${frameLook}
`;

const Trigger = styled(Button)`
  ${controlLook}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  text-align: left;
  cursor: pointer;
  > :first-child {
    display: flex;
    gap: ${space(2)};
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-placeholder] {
    color: ${color('faint')};
  }
  /* The note is for choosing; the chosen one is its name. */
  small,
  [data-mark] {
    display: none;
  }
  > svg {
    flex: none;
    color: ${color('quiet')};
  }
`;

const Popup = styled(Popover)`
  ${popupLook}
  width: var(--trigger-width);
`;

const List = styled(ListBox<object>)`
  ${listLook}
`;

const Option = styled(ListBoxItem)`
  ${optionLook}
  > span {
    flex: 1;
  }
  small {
    display: block;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

/** A choice of one among some that deserve a picture or a second line; for plain words there is SelectField. */
export function Select(props: {
  label: string;
  options: readonly Choice[];
  value: string | null;
  onChange: (value: string) => void;
  placeholder?: string;
  hint?: string | undefined;
  fault?: string | undefined;
  disabled?: boolean;
}) {
  return (
    <Aria>
      <Frame
        value={props.value}
        onChange={(key) => {
          if (key !== null) props.onChange(String(key));
        }}
        isInvalid={props.fault !== undefined}
        isDisabled={props.disabled ?? false}
        placeholder={props.placeholder ?? '–'}
      >
        <Label>{props.label}</Label>
        <Trigger>
          <SelectValue />
          <ChevronDown size={18} aria-hidden />
        </Trigger>
        {props.hint && <Text slot="description">{props.hint}</Text>}
        <AriaFault fault={props.fault} />
        <Popup offset={4}>
          <List>
            {props.options.map(({ value, label, note, icon }) => (
              <Option key={value} id={value} textValue={label}>
                {icon}
                <span>
                  {label}
                  {note && <small>{note}</small>}
                </span>
                {value === props.value && <Check size={16} data-mark aria-hidden />}
              </Option>
            ))}
          </List>
        </Popup>
      </Frame>
    </Aria>
  );
}
