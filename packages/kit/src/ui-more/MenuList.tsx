import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { Menu, MenuItem, Separator } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { color, space } from '../theme/tokens';
import type { MenuEntry } from '../ui/menu-entry';
import { Aria } from './Aria';
import { listLook, optionLook, popupLook } from './popup-look';

const Box = styled(Popover)`
  ${popupLook}
`;

const List = styled(Menu<object>)`
  ${listLook}
`;

const Item = styled(MenuItem)<{ $danger: boolean }>`
  ${optionLook}
  ${({ $danger }) => $danger && `&, > svg { color: ${color('chilli')}; }`}
  > span {
    flex: 1;
  }
`;

const Line = styled(Separator)`
  height: 1px;
  margin: ${space(1)} ${space(3)};
  border: 0;
  background: ${color('line')};
`;

/** The open list of a Menu. @public by way of usePopups */
export function MenuList(props: {
  label: string;
  entries: readonly MenuEntry[];
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}) {
  const { entries, onClose } = props;
  const checkable = entries.some((entry) => entry !== 'line' && entry.checked !== undefined);
  return (
    <Aria>
      <Box
        aria-label={props.label}
        triggerRef={props.trigger}
        isOpen
        placement="bottom end"
        offset={4}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
      >
        <List aria-label={props.label} autoFocus="first" onClose={onClose}>
          {entries.map((entry, index) =>
            entry === 'line' ? (
              <Line key={`line-${String(index)}`} />
            ) : (
              <Item
                key={entry.id}
                id={entry.id}
                textValue={entry.label}
                isDisabled={entry.disabled ?? false}
                $danger={entry.tone === 'danger'}
                onAction={entry.onSelect}
              >
                {entry.icon}
                <span>{entry.label}</span>
                {checkable && entry.checked && <Check size={16} aria-hidden />}
              </Item>
            ),
          )}
        </List>
      </Box>
    </Aria>
  );
}
