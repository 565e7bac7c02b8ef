import { Check } from 'lucide-react';
import { Fragment, type RefObject } from 'react';
import { Menu, MenuItem, MenuSection, Separator } from 'react-aria-components/Menu';
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

type Action = Exclude<MenuEntry, 'line'>;

/** The entries between lines. */
function groupsOf(entries: readonly MenuEntry[]): Action[][] {
  const groups: Action[][] = [[]];
  for (const entry of entries) {
    if (entry === 'line') groups.push([]);
    else groups.at(-1)?.push(entry);
  }
  return groups;
}

function Entry({ entry }: { entry: Action }) {
  return (
    <Item
      id={entry.id}
      textValue={entry.label}
      isDisabled={entry.disabled ?? false}
      $danger={entry.tone === 'danger'}
      onAction={entry.onSelect}
    >
      {entry.icon}
      <span>{entry.label}</span>
      {entry.checked && <Check size={16} aria-hidden />}
    </Item>
  );
}

/** The open list of a Menu; of entries with a mark one is the present one. @public by way of usePopups */
export function MenuList(props: {
  label: string;
  entries: readonly MenuEntry[];
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}) {
  const { entries, onClose } = props;
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
          {groupsOf(entries).map((group, at) => {
            const items = group.map((entry) => <Entry key={entry.id} entry={entry} />);
            const marked = group.filter(({ checked }) => checked).map(({ id }) => id);
            return (
              <Fragment key={at}>
                {at > 0 && <Line />}
                {group.some(({ checked }) => checked !== undefined) ? (
                  <MenuSection
                    aria-label={props.label}
                    selectionMode="single"
                    disallowEmptySelection
                    selectedKeys={marked}
                  >
                    {items}
                  </MenuSection>
                ) : (
                  items
                )}
              </Fragment>
            );
          })}
        </List>
      </Box>
    </Aria>
  );
}
