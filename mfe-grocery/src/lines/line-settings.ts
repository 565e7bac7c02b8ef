import type { UnitId } from '@sytno/domain';
import type { ListLine } from '../lists/lists.queries';
import type { Setting } from './use-operations';

/** What a line's window has of it: empty fields are null or ''. */
export interface LineDraft {
  readonly quantity: number | null;
  readonly unit: UnitId;
  readonly note: string;
  readonly instead: { readonly value: string; readonly label: string } | null;
  /** '': the catalogue's. */
  readonly aisleId: string;
  /** Whole units of the currency. */
  readonly price: number | null;
}

/** A food that is only words has no id; the window keeps it with this one. */
export const OWN_WORDS = '';

/** The line as it stands, to be changed. */
export function draftOf(line: ListLine): LineDraft {
  const [amount] = line.buy?.amounts ?? line.amounts;
  return {
    quantity: amount?.high ?? null,
    unit: amount?.unit ?? 'piece',
    note: line.note ?? '',
    instead: line.insteadOf === undefined ? null : { value: line.insteadId ?? OWN_WORDS, label: line.name },
    aisleId: line.moved ? line.aisleId : '',
    price: line.priceOf === 'paid' && line.price ? line.price.minor / 100 : null,
  };
}

/** What was changed in the window, field by field; an amount that was emptied is the dishes' again. */
export function settingsOf(before: LineDraft, after: LineDraft): Setting[] {
  const { quantity, unit, note, instead, aisleId, price } = after;
  const settings: Setting[] = [];
  if (quantity !== before.quantity || unit !== before.unit) {
    settings.push({ field: 'amount', value: quantity ? { quantity, unit } : null });
  }
  if (note.trim() !== before.note) settings.push({ field: 'note', value: note.trim() });
  if (instead?.label !== before.instead?.label)
    settings.push({ field: 'substitute', value: foodOf(instead) });
  if (aisleId !== before.aisleId) settings.push({ field: 'aisle', value: aisleId || null });
  if (price !== before.price) {
    settings.push({ field: 'price', value: price === null ? null : Math.round(price * 100) });
  }
  return settings;
}

function foodOf(instead: LineDraft['instead']) {
  return instead && { ingredientId: instead.value || null, text: instead.label };
}
