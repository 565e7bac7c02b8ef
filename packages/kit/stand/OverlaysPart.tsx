import { CalendarPlus, ChevronDown, Copy, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import {
  Actions,
  Button,
  Confirm,
  Dialog,
  Field,
  Menu,
  Popover,
  QuietButton,
  Sheet,
  SubmitButton,
  Tooltip,
  useNotify,
  type MenuEntry,
} from '../src/ui';
import { ComboBox } from '../src/ui-more';
import { Part, Row } from './Part';
import type { PartProps } from './part-props';

export function OverlaysPart({ words }: PartProps) {
  const [open, setOpen] = useState<'dialog' | 'sheet' | 'confirm' | null>(null);
  const notify = useNotify();
  const close = () => setOpen(null);
  const entries: MenuEntry[] = [
    {
      id: 'edit',
      label: words.edit,
      icon: <Pencil size={18} aria-hidden />,
      onSelect: () => notify(words.edit),
    },
    {
      id: 'copy',
      label: words.copy,
      icon: <Copy size={18} aria-hidden />,
      onSelect: () => notify(words.copy),
    },
    {
      id: 'add',
      label: words.add,
      icon: <CalendarPlus size={18} aria-hidden />,
      disabled: true,
      onSelect: close,
    },
    'line',
    {
      id: 'remove',
      label: words.remove,
      icon: <Trash2 size={18} aria-hidden />,
      tone: 'danger',
      onSelect: () => setOpen('confirm'),
    },
  ];
  const inside: ReactNode = (
    <>
      <Field label={words.name} defaultValue={words.nameValue} />
      <ComboBox
        label={words.ingredient}
        value={undefined}
        onChoose={close}
        search={async () => words.rows.map(([name]) => ({ value: name ?? '', label: name ?? '' }))}
      />
      <Menu label={words.actions} entries={entries} />
    </>
  );
  const foot = (
    <Actions>
      <QuietButton
        onClick={() => notify(words.removed, 'plain', { action: { run: () => notify(words.saved, 'good') } })}
      >
        {words.notice}
      </QuietButton>
      <SubmitButton onClick={close}>{words.save}</SubmitButton>
    </Actions>
  );
  return (
    <Part title={words.sections.overlays}>
      <Row>
        <Button onClick={() => setOpen('dialog')}>{words.edit}</Button>
        <QuietButton onClick={() => setOpen('sheet')}>{words.filters}</QuietButton>
        <QuietButton onClick={() => setOpen('confirm')}>{words.remove}</QuietButton>
        <Menu label={words.actions} entries={entries} />
        <Menu
          label={words.theme}
          trigger={(opener) => (
            <QuietButton {...opener}>
              {words.theme}
              <ChevronDown size={16} aria-hidden />
            </QuietButton>
          )}
          entries={(['system', 'light', 'dark'] as const).map((id) => ({
            id,
            label: words.themes[id],
            checked: id === 'system',
            onSelect: () => notify(words.themes[id]),
          }))}
        />
        <Popover
          label={words.why}
          trigger={(opener) => (
            <Button tone="plain" {...opener}>
              {words.why}
            </Button>
          )}
        >
          {words.whyText}
        </Popover>
        <Tooltip text={words.whyText}>
          {(trigger) => <QuietButton {...trigger}>{words.calories}</QuietButton>}
        </Tooltip>
      </Row>
      <Row>
        <QuietButton onClick={() => notify(words.saved, 'good')}>{words.saved}</QuietButton>
        <QuietButton
          onClick={() =>
            notify(words.removed, 'plain', { action: { run: () => notify(words.saved, 'good') } })
          }
        >
          {words.notice}
        </QuietButton>
        <QuietButton onClick={() => notify(words.failed, 'bad')}>{words.failed}</QuietButton>
      </Row>
      {open === 'dialog' && (
        <Dialog title={words.nameValue} onClose={close} foot={foot}>
          {inside}
        </Dialog>
      )}
      {open === 'sheet' && (
        <Sheet title={words.filters} onClose={close} foot={foot}>
          {inside}
        </Sheet>
      )}
      {open === 'confirm' && (
        <Confirm title={words.askTitle} action={words.remove} onConfirm={close} onClose={close}>
          {words.askText}
        </Confirm>
      )}
    </Part>
  );
}
