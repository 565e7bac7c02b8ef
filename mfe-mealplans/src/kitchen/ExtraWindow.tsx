import { MOST_GUESTS, type Language } from '@sytno/domain';
import { KIT_TEXTS, formatDay, useApi, useTexts } from '@sytno/kit';
import {
  Actions,
  AreaField,
  ChoiceGroup,
  color,
  Dialog,
  NumberField,
  space,
  Stepper,
  SubmitButton,
  ToggleChip,
  TYPE,
  useUnsaved,
} from '@sytno/kit/ui';
import { ComboBox } from '@sytno/kit/ui-more';
import { useCallback, useId, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import type { MenuPlace } from '../menu/week';
import type { NewExtra } from './use-extras';
import { KITCHEN_TEXTS } from './words';

/** The contract's bounds. */
const MOST_GRAMS = 5_000;
export const LONGEST_NOTE = 200;

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

const Kinds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Guests = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  font: ${TYPE.strong};
  small {
    flex-basis: 100%;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

/** What stands on a meal beside dishes: guests, a food that nobody cooks, or a note. */
export function ExtraWindow(props: {
  place: MenuPlace & { first?: 'guests' };
  /** At the meal now. */
  guests: number;
  lng: Language;
  busy: boolean;
  onAdd: (extra: NewExtra) => void;
  /** @param seen how many there were when the window was opened */
  onGuests: (count: number, seen: number) => void;
  onClose: () => void;
}) {
  const { t } = useTexts(KITCHEN_TEXTS);
  const { t: own } = useTexts('mealplans');
  const { t: kit } = useTexts(KIT_TEXTS);
  const { lng } = props;
  const { first = 'product', ...place } = props.place;
  const [seen] = useState(props.guests);
  const [guests, setGuests] = useState(seen);
  const form = useId();
  const api = useApi();
  const [kind, setKind] = useState<'product' | 'note' | 'guests'>(first);
  const [food, setFood] = useState<{ value: string; label: string }>();
  const [grams, setGrams] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  useUnsaved(food !== undefined || text.trim() !== '' || guests !== seen);
  const search = useCallback(
    async (words: string, signal: AbortSignal) => {
      const { items } = await api.recipes.ingredients.find({ text: words, language: lng }, { signal });
      return items.map(({ id, name }) => ({ value: id, label: name }));
    },
    [api, lng],
  );
  const gramsRight = grams === null || (grams >= 1 && grams <= MOST_GRAMS);
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (kind === 'guests') props.onGuests(guests, seen);
    else if (kind === 'note') {
      if (text.trim() !== '') props.onAdd({ ...place, text: text.trim() });
    } else if (food && gramsRight) {
      props.onAdd({
        ...place,
        ingredientId: food.value,
        name: food.label,
        ...(grams === null ? {} : { grams }),
      });
    }
  };
  return (
    <Dialog
      title={t('extra.title', { meal: own(`mealTypes.${place.mealType}`), day: formatDay(place.date, lng) })}
      onClose={props.onClose}
      foot={
        <Actions>
          <SubmitButton form={form} busy={props.busy}>
            {t(kind === 'guests' ? 'extra.save' : 'extra.add')}
          </SubmitButton>
        </Actions>
      }
    >
      <Form id={form} onSubmit={save} noValidate>
        <ChoiceGroup title={t('extra.kind')}>
          <Kinds>
            {(['product', 'note', 'guests'] as const).map((one) => (
              <ToggleChip
                key={one}
                on={kind === one}
                onToggle={() => {
                  setKind(one);
                  setAsked(false);
                }}
              >
                {t(`extra.${one}`)}
              </ToggleChip>
            ))}
          </Kinds>
        </ChoiceGroup>
        {kind === 'guests' && <GuestsField count={guests} lng={lng} onChange={setGuests} />}
        {kind === 'note' && <NoteField text={text} asked={asked} onChange={setText} />}
        {kind === 'product' && (
          <>
            <ComboBox
              label={t('extra.food')}
              hint={t('extra.foodHint')}
              placeholder={t('extra.foodPlaceholder')}
              value={food}
              search={search}
              {...(asked && !food ? { fault: t('extra.wantFood') } : {})}
              onChoose={(choice) => setFood(choice ?? undefined)}
            />
            <NumberField
              label={t('extra.grams')}
              hint={t('extra.gramsHint')}
              unit={kit('units.g', { count: grams ?? 0 })}
              value={grams}
              min={1}
              max={MOST_GRAMS}
              step={10}
              digits={0}
              {...(asked && !gramsRight ? { fault: kit('faults.number.range') } : {})}
              onChange={setGrams}
            />
          </>
        )}
      </Form>
    </Dialog>
  );
}

/** How many guests come: a serving each. */
function GuestsField(props: { count: number; lng: Language; onChange: (count: number) => void }) {
  const { t } = useTexts(KITCHEN_TEXTS);
  return (
    <Guests>
      <span>{t('extra.guestsLabel')}</span>
      <Stepper
        value={props.count}
        min={0}
        max={MOST_GUESTS}
        lng={props.lng}
        label={t('extra.guestsLabel')}
        lessLabel={t('extra.guestsLess')}
        moreLabel={t('extra.guestsMore')}
        onChange={props.onChange}
      />
      <small>{t('extra.guestsHint')}</small>
    </Guests>
  );
}

/** The words of a note, with what may still be written near the end. */
export function NoteField(props: { text: string; asked: boolean; onChange: (text: string) => void }) {
  const { t } = useTexts(KITCHEN_TEXTS);
  const left = LONGEST_NOTE - props.text.length;
  return (
    <AreaField
      label={t('extra.text')}
      hint={left <= 40 ? t('extra.left', { count: left }) : t('extra.textHint')}
      value={props.text}
      rows={3}
      maxLength={LONGEST_NOTE}
      {...(props.asked && props.text.trim() === '' ? { fault: t('extra.wantText') } : {})}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}
