import { OFFERED_UNITS, type Language } from '@sytno/domain';
import { currencySign, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import {
  Actions,
  Dialog,
  Field,
  NumberField,
  QuietButton,
  SelectField,
  space,
  SubmitButton,
  useUnsaved,
  type Undo,
} from '@sytno/kit/ui';
import { ComboBox } from '@sytno/kit/ui-more';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useId, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import type { GroceryList, ListLine } from '../lists/lists.queries';
import { draftOf, OWN_WORDS, settingsOf, type LineDraft } from './line-settings';
import { placesQuery } from './lines.queries';
import { useLineDeeds } from './use-line-deeds';
import { LINES_TEXTS } from './words';

const LONGEST_NOTE = 200;
const MOST = 100_000;

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space(3)};
  align-items: start;
`;

const Deeds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** All that can be done with one line: how much, a note, something in its place, where it stands, its price. */
export function LineWindow(props: {
  list: GroceryList;
  line: ListLine;
  lng: Language;
  undo: Undo;
  onClose: () => void;
}) {
  const { t } = useTexts(LINES_TEXTS);
  const { list, line, lng, onClose } = props;
  const form = useId();
  const [before] = useState(() => draftOf(line));
  const [draft, setDraft] = useState(before);
  const settings = settingsOf(before, draft);
  useUnsaved(settings.length > 0);
  const deeds = useLineDeeds(list, line, props.undo);
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isSound(draft)) return;
    if (settings.length === 0) onClose();
    else void deeds.set(settings, onClose);
  };
  return (
    <Dialog
      title={line.name}
      onClose={onClose}
      foot={
        <Actions>
          <QuietButton onClick={onClose}>{t('line.cancel')}</QuietButton>
          <SubmitButton form={form} busy={deeds.busy}>
            {t('line.save')}
          </SubmitButton>
        </Actions>
      }
    >
      <Form id={form} onSubmit={save} noValidate>
        <LineFields
          line={line}
          lng={lng}
          draft={draft}
          onChange={(part) => setDraft({ ...draft, ...part })}
        />
        <Deeds>
          {deeds.split && (
            <QuietButton onClick={() => void deeds.split?.(onClose)}>{t('line.split')}</QuietButton>
          )}
          {deeds.join && (
            <QuietButton onClick={() => void deeds.join?.(onClose)}>{t('line.join')}</QuietButton>
          )}
          <QuietButton onClick={() => void deeds.remove(onClose)}>{t('line.remove')}</QuietButton>
        </Deeds>
      </Form>
    </Dialog>
  );
}

const within = (value: number | null, least: number) => value === null || (value >= least && value <= MOST);
const isSound = ({ quantity, price }: LineDraft) => within(quantity, 0.001) && within(price, 0);

function LineFields(props: {
  line: ListLine;
  lng: Language;
  draft: LineDraft;
  onChange: (part: Partial<LineDraft>) => void;
}) {
  const { t } = useTexts(LINES_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const { line, lng, draft, onChange } = props;
  const api = useApi();
  const places = useQuery(placesQuery(api, lng));
  const search = useCallback(
    async (words: string, signal: AbortSignal) => {
      const { items } = await api.recipes.ingredients.find({ text: words, language: lng }, { signal });
      return items.map(({ id, name }) => ({ value: id, label: name }));
    },
    [api, lng],
  );
  const units = OFFERED_UNITS.filter((unit) => unit !== 'to_taste');
  return (
    <>
      <Pair>
        <NumberField
          label={t('line.amount')}
          value={draft.quantity}
          min={0.001}
          max={MOST}
          digits={3}
          onChange={(quantity) => onChange({ quantity })}
        />
        <SelectField
          label={t('line.unit')}
          value={draft.unit}
          options={units.map((value) => ({
            value,
            label: kit(`units.${value}`, { count: draft.quantity ?? 0 }),
          }))}
          onChange={({ target }) => {
            const unit = units.find((one) => one === target.value);
            if (unit) onChange({ unit });
          }}
        />
      </Pair>
      <Field
        label={t('line.note')}
        hint={t('line.noteHint')}
        value={draft.note}
        maxLength={LONGEST_NOTE}
        onChange={({ target }) => onChange({ note: target.value })}
      />
      <ComboBox
        label={t('line.instead')}
        hint={t('line.insteadHint', { name: line.insteadOf ?? line.name })}
        value={draft.instead}
        search={search}
        onChoose={(instead) => onChange({ instead })}
        onCreate={(label) => onChange({ instead: { value: OWN_WORDS, label } })}
      />
      <Pair>
        <SelectField
          label={t('line.aisle')}
          value={draft.aisleId}
          options={[
            { value: '', label: t('line.usualAisle') },
            ...(places.data?.aisles ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => onChange({ aisleId: target.value })}
        />
        <NumberField
          label={t('line.price')}
          unit={currencySign(line.price?.currency ?? 'UAH', lng)}
          value={draft.price}
          min={0}
          max={MOST}
          onChange={(price) => onChange({ price })}
        />
      </Pair>
    </>
  );
}
