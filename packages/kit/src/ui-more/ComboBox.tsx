import { Plus, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { styled } from 'styled-components';
import { KIT_TEXTS } from '../i18n/i18n';
import { useTexts } from '../i18n/use-texts';
import { color, space, TYPE } from '../theme/tokens';
import { controlLook } from '../ui/control-look';
import { Spinner } from '../ui/Spinner';
import { Aria } from './Aria';
import { AriaFault } from './AriaFault';
import { frameLook } from './frame-look';
import { listLook, optionLook, popupLook } from './popup-look';
import type { Choice } from './Select';
import { useSearch } from './use-search';

const Frame = styled(AriaComboBox<Choice>)`
  ${frameLook}
`;

const Box = styled.div`
  display: grid;
  align-items: center;
  > * {
    grid-area: 1 / 1;
  }
  > input {
    ${controlLook}
    padding-inline: ${space(10)} ${space(10)};
  }
  > svg,
  > span {
    margin-inline: ${space(3)};
    color: ${color('faint')};
    pointer-events: none;
  }
  > span {
    justify-self: end;
  }
`;

const Popup = styled(Popover)`
  ${popupLook}
  width: var(--trigger-width);
`;

const List = styled(ListBox<Choice>)`
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
    font-weight: 400;
  }
`;

const Note = styled.p`
  margin: 0;
  padding: ${space(3)};
  color: ${color('quiet')};
`;

/** The choice that makes a new thing of what was typed. */
const NEW = '\u0000new';

/**
 * A choice of one among many that the server finds while somebody types: ingredients, recipes, people.
 * With a value it keeps it in sight; with `value={undefined}` it empties itself after each choice, for
 * gathering several (show them as chips beside it). With `onCreate` the typed text itself can be chosen.
 */
export function ComboBox(props: {
  label: string;
  search: (text: string, signal: AbortSignal) => Promise<readonly Choice[]>;
  value: Choice | null | undefined;
  onChoose: (choice: Choice | null) => void;
  onCreate?: (text: string) => void;
  placeholder?: string;
  hint?: string | undefined;
  fault?: string | undefined;
  disabled?: boolean;
}) {
  const { t } = useTexts(KIT_TEXTS);
  const { value } = props;
  const [draft, setDraft] = useState<string | null>(null);
  // While gathering the last choice is kept until something is typed: react-aria closes the list on a change.
  const [last, setLast] = useState<string | null>(null);
  const { state, options, look } = useSearch(props.search);
  const typed = draft ?? value?.label ?? '';
  const [open, setOpen] = useState(false);
  useEffect(() => (open ? markOpenList() : undefined), [open]);

  const write = (text: string) => {
    setLast(null);
    setDraft(text);
    look(text);
    if (text === '' && value) props.onChoose(null);
  };
  const choose = (key: string | number | null) => {
    if (key === null) return;
    const choice = options.find((option) => option.value === key);
    if (key === NEW) props.onCreate?.(typed.trim());
    else if (choice) props.onChoose(choice);
    setLast(String(key));
    // The name is in the field at once, also where its owner knows it only later: a text that changes while the
    // field has the focus opens the list again.
    setDraft(value === undefined ? null : (choice?.label ?? null));
  };
  const news = props.onCreate && typed.trim() !== '' && typed !== value?.label;
  const items = [
    ...options,
    ...(news ? [{ value: NEW, label: t('parts.choice.add', { text: typed.trim() }) }] : []),
  ];
  return (
    <Aria>
      <Frame
        items={items}
        inputValue={typed}
        onInputChange={(text) => {
          // A choice is written into the field by react-aria too: that is no typing.
          const chosen = last !== null && items.some((item) => item.value === last && item.label === text);
          if (text !== typed && !chosen) write(text);
        }}
        value={value === undefined ? last : (value?.value ?? (draft === null ? null : last))}
        onChange={choose}
        onOpenChange={setOpen}
        defaultFilter={() => true}
        menuTrigger="input"
        allowsEmptyCollection
        allowsCustomValue
        isInvalid={props.fault !== undefined}
        isDisabled={props.disabled ?? false}
        onBlur={() => setDraft(null)}
      >
        <Label>{props.label}</Label>
        <Box>
          <Input {...(props.placeholder ? { placeholder: props.placeholder } : {})} />
          <Search size={18} aria-hidden />
          {state === 'loading' && <Spinner />}
        </Box>
        {props.hint && <Text slot="description">{props.hint}</Text>}
        <AriaFault fault={props.fault} />
        <Popup offset={4}>
          <List renderEmptyState={() => <Note>{t(`parts.choice.${wordOf(state)}`)}</Note>}>
            {({ value: id, label, note, icon }) => (
              <Option id={id} textValue={label}>
                {id === NEW ? <Plus size={18} aria-hidden /> : icon}
                <span>
                  {label}
                  {note && <small>{note}</small>}
                </span>
              </Option>
            )}
          </List>
        </Popup>
      </Frame>
    </Aria>
  );
}

/** Tells the page's own style that a list is open: asking for one by `:has` would look through the whole page. */
function markOpenList(): () => void {
  const { dataset } = document.documentElement;
  dataset.listOpen = '';
  return () => {
    delete dataset.listOpen;
  };
}

const wordOf = (state: 'idle' | 'loading' | 'found' | 'failed') =>
  state === 'found' ? 'none' : state === 'failed' ? 'failed' : 'loading';
