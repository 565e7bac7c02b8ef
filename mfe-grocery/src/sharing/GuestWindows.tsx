import { OFFERED_UNITS, type UnitId } from '@sytno/domain';
import { KIT_TEXTS, useTexts } from '@sytno/kit';
import {
  Actions,
  Dialog,
  Field,
  NumberField,
  QuietButton,
  SelectField,
  space,
  SubmitButton,
} from '@sytno/kit/ui';
import { useId, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { draftOf, settingsOf } from '../lines/line-settings';
import { useOperations, operationOn } from '../lines/use-operations';
import type { ListLine } from '../lists/lists.queries';
import { useListStore } from '../together/use-list-store';
import { SHARING_TEXTS } from './words';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: ${space(3)};
`;

const LONGEST = 120;
const LONGEST_NOTE = 200;
const MOST = 1_000_000;
const UNITS = OFFERED_UNITS.filter((unit) => unit !== 'to_taste');

interface Amount {
  readonly quantity: number | null;
  readonly unit: UnitId;
}

function AmountFields({ amount, onChange }: { amount: Amount; onChange: (amount: Amount) => void }) {
  const { t } = useTexts(SHARING_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const { quantity } = amount;
  return (
    <Pair>
      <NumberField
        label={t('guest.amount')}
        value={quantity}
        min={0.001}
        max={MOST}
        digits={3}
        onChange={(next) => onChange({ ...amount, quantity: next })}
      />
      <SelectField
        label={t('guest.unit')}
        value={amount.unit}
        options={UNITS.map((value) => ({ value, label: kit(`units.${value}`, { count: quantity ?? 0 }) }))}
        onChange={({ target }) => {
          const unit = UNITS.find((one) => one === target.value);
          if (unit) onChange({ ...amount, unit });
        }}
      />
    </Pair>
  );
}

const isSound = ({ quantity }: Amount) => quantity === null || (quantity >= 0.001 && quantity <= MOST);

/** What a guest may change of a line: how much of it, and its note. */
export function GuestLine({ line, onClose }: { line: ListLine; onClose: () => void }) {
  const { t } = useTexts(SHARING_TEXTS);
  const form = useId();
  const [before] = useState(() => draftOf(line));
  const [draft, setDraft] = useState(before);
  const { send } = useOperations();
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isSound(draft)) return;
    void send(settingsOf(before, draft).map((setting) => operationOn(line, setting)));
    onClose();
  };
  return (
    <Dialog
      title={line.name}
      onClose={onClose}
      foot={
        <Actions>
          <QuietButton onClick={onClose}>{t('guest.cancel')}</QuietButton>
          <SubmitButton form={form}>{t('guest.save')}</SubmitButton>
        </Actions>
      }
    >
      <Form id={form} onSubmit={save} noValidate>
        <AmountFields amount={draft} onChange={(amount) => setDraft({ ...draft, ...amount })} />
        <Field
          label={t('guest.note')}
          value={draft.note}
          maxLength={LONGEST_NOTE}
          onChange={({ target }) => setDraft({ ...draft, note: target.value })}
        />
      </Form>
    </Dialog>
  );
}

/** A line that a guest adds, in his own words. */
export function GuestAdd({ onClose }: { onClose: () => void }) {
  const { t } = useTexts(SHARING_TEXTS);
  const form = useId();
  const store = useListStore();
  const [text, setText] = useState('');
  const [amount, setAmount] = useState<Amount>({ quantity: null, unit: 'piece' });
  const [asked, setAsked] = useState(false);
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    const { quantity, unit } = amount;
    if (text.trim() === '' || !isSound(amount)) return;
    store.add({
      ingredientId: null,
      text: text.trim(),
      amount: quantity === null ? null : { quantity, unit },
    });
    onClose();
  };
  return (
    <Dialog
      title={t('guest.add')}
      onClose={onClose}
      foot={
        <Actions>
          <QuietButton onClick={onClose}>{t('guest.cancel')}</QuietButton>
          <SubmitButton form={form}>{t('guest.addIt')}</SubmitButton>
        </Actions>
      }
    >
      <Form id={form} onSubmit={add} noValidate>
        <Field
          label={t('guest.what')}
          value={text}
          maxLength={LONGEST}
          autoComplete="off"
          fault={asked && text.trim() === '' ? t('guest.want') : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <AmountFields amount={amount} onChange={setAmount} />
      </Form>
    </Dialog>
  );
}
