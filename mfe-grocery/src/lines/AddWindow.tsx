import type { Language } from '@sytno/domain';
import { formatAmount, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import {
  Actions,
  ButtonLink,
  color,
  Dialog,
  Field,
  QuietButton,
  space,
  SubmitButton,
  ToggleChip,
  TYPE,
  type Undo,
} from '@sytno/kit/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useId, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import type { GroceryList } from '../lists/lists.queries';
import { useListRights } from '../together/list-rights';
import { understoodQuery } from './lines.queries';
import { newId } from './new-id';
import { ownLineOf, readingOf, type OwnLine } from './own-line';
import { operationOn, useOperations } from './use-operations';
import { LINES_TEXTS } from './words';

const LONGEST = 120;

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

const Seen = styled.div`
  display: grid;
  gap: ${space(2)};
  min-height: 44px;
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** Lines of one's own, one after another; who may not is told why, and what premium would give. */
export function AddWindow(props: { list: GroceryList; lng: Language; undo: Undo; onClose: () => void }) {
  const { t } = useTexts(LINES_TEXTS);
  const { add: may } = useListRights();
  const { lng, onClose } = props;
  if (may !== false) return <Adding {...props} />;
  return (
    <Dialog
      title={t('add.premiumTitle')}
      onClose={onClose}
      foot={
        <Actions>
          <QuietButton onClick={onClose}>{t('add.close')}</QuietButton>
          <ButtonLink to={pathTo('price', lng)}>{t('add.premiumWay')}</ButtonLink>
        </Actions>
      }
    >
      <p>{t('add.premiumText')}</p>
    </Dialog>
  );
}

function Adding(props: { list: GroceryList; lng: Language; undo: Undo; onClose: () => void }) {
  const { t } = useTexts(LINES_TEXTS);
  const { lng, undo, onClose } = props;
  const form = useId();
  const api = useApi();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>();
  const [asked, setAsked] = useState(false);
  const [added, setAdded] = useState<readonly string[]>([]);
  const words = useDeferredValue(text.trim());
  const understood = useQuery({ ...understoodQuery(api, words, lng), enabled: words !== '' });
  const reading = readingOf(words, understood.data, lng);
  const { busy, send } = useOperations();
  const write = (next: string) => {
    setText(next);
    setChosen(undefined);
  };
  const keep = async (line: OwnLine, name: string) => {
    const id = newId();
    try {
      await send([operationOn({ id }, { field: 'added', value: line })]);
    } catch {
      return;
    }
    write('');
    setAsked(false);
    setAdded((before) => [name, ...before]);
    undo.did(t('add.added', { name }), () => send([operationOn({ id }, { field: 'removed', value: true })]));
  };
  const add = async (event: SyntheticEvent) => {
    event.preventDefault();
    const said = text.trim();
    setAsked(true);
    if (said === '' || busy) return;
    // What was typed a moment ago may not be understood yet; without an answer it stays words.
    const query = understoodQuery(api, said, lng);
    const answer = navigator.onLine ? await client.query(query).catch(() => undefined) : undefined;
    const now = readingOf(said, answer, lng);
    const food = chosen === undefined ? now.foodId : chosen;
    const line = ownLineOf(now, food);
    await keep(line, now.foods.find(({ id }) => id === food)?.name ?? line.text);
  };
  return (
    <Dialog
      title={t('add.title')}
      onClose={onClose}
      foot={
        <Actions>
          <QuietButton onClick={onClose}>{t('add.close')}</QuietButton>
          <SubmitButton form={form} busy={busy}>
            {t('add.add')}
          </SubmitButton>
        </Actions>
      }
    >
      <Form id={form} onSubmit={(event) => void add(event)} noValidate>
        <Field
          label={t('add.what')}
          hint={t('add.hint')}
          value={text}
          maxLength={LONGEST}
          autoComplete="off"
          fault={asked && text.trim() === '' && added.length === 0 ? t('add.want') : undefined}
          onChange={({ target }) => write(target.value)}
        />
        <Seen aria-live="polite">
          {words !== '' && <Understood reading={reading} chosen={chosen} lng={lng} onChoose={setChosen} />}
          {added.length > 0 && <small>{t('add.onList', { names: added.join(', ') })}</small>}
        </Seen>
      </Form>
    </Dialog>
  );
}

/** What will come onto the list: how much of what, with the other foods that it may mean. */
function Understood(props: {
  reading: ReturnType<typeof readingOf>;
  chosen: string | null | undefined;
  lng: Language;
  onChoose: (foodId: string | null) => void;
}) {
  const { t } = useTexts(LINES_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const { reading, lng } = props;
  const { amount } = reading;
  const chosen = props.chosen === undefined ? reading.foodId : props.chosen;
  const name = reading.foods.find(({ id }) => id === chosen)?.name ?? reading.text;
  const shown =
    amount && formatAmount(kit, lng, { low: amount.quantity, high: amount.quantity, unit: amount.unit });
  return (
    <>
      <p>
        <strong>{name}</strong>
        {shown && ` · ${shown}`}
      </p>
      {reading.foods.length > 0 && (
        <Chips>
          {reading.foods.map((food) => (
            <ToggleChip key={food.id} on={food.id === chosen} onToggle={() => props.onChoose(food.id)}>
              {food.name}
            </ToggleChip>
          ))}
          <ToggleChip on={chosen === null} onToggle={() => props.onChoose(null)}>
            {t('add.ownWords')}
          </ToggleChip>
        </Chips>
      )}
    </>
  );
}
