import { useAtomValue } from 'jotai';
import { useState } from 'react';
import {
  Avatar,
  Button,
  Chip,
  Field,
  Progress,
  QuietButtonLink,
  UndoButton,
  unsavedAtom,
  useUndo,
  useUnsaved,
} from '../src/ui';
import { Columns, Part, Row, Stack } from './Part';
import type { PartProps } from './part-props';

const PEOPLE = ['Олена Шевченко', 'Тарас', 'Соломія', 'Данило'];

/** What is done and taken back, what takes long, what is not saved yet. */
export function WorkPart({ words }: PartProps) {
  const [cancelled, setCancelled] = useState(false);
  return (
    <Part title={words.sections.work}>
      <Columns>
        <Deeds words={words} />
        <Stack>
          <Progress label={words.importing} value={0.42} />
          {!cancelled && <Progress label={words.generating} onCancel={() => setCancelled(true)} />}
          <Progress label={words.long} value={1} onCancel={() => setCancelled(true)} />
        </Stack>
        <Stack>
          <HalfWritten words={words} />
          <QuietButtonLink to="/?view=whole" reloadDocument>
            {words.emptyPage}
          </QuietButtonLink>
        </Stack>
        <Row>
          {PEOPLE.map((name, index) => (
            <span key={name} style={{ marginLeft: index > 0 ? -24 : 0 }}>
              <Avatar name={name} named size={48} />
            </span>
          ))}
        </Row>
      </Columns>
    </Part>
  );
}

/** A toolbar with the page's undo. */
function Deeds({ words }: Pick<PartProps, 'words'>) {
  const undo = useUndo();
  const [rows, setRows] = useState(words.steps);
  const remove = (row: string) => {
    const before = rows;
    setRows(rows.filter((other) => other !== row));
    undo.did(`${words.takeOff}: ${row}`, () => setRows(before));
  };
  return (
    <Stack>
      <Row role="toolbar" aria-label={words.toolbar}>
        <Button small onClick={() => rows[0] !== undefined && remove(rows[0])} disabled={rows.length === 0}>
          {words.takeFirst}
        </Button>
        <UndoButton undo={undo} />
      </Row>
      <ol>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ol>
    </Stack>
  );
}

/** A field that counts as unsaved while it differs; who asks before it is left is the shell. */
function HalfWritten({ words }: Pick<PartProps, 'words'>) {
  const [note, setNote] = useState(words.nameValue);
  const unsaved = useAtomValue(unsavedAtom).size > 0;
  useUnsaved(note !== words.nameValue);
  return (
    <>
      <Field label={words.note} value={note} onChange={(event) => setNote(event.target.value)} />
      <Chip tone={unsaved ? 'sunflower' : 'dill'}>{unsaved ? words.unsaved : words.saved}</Chip>
    </>
  );
}
