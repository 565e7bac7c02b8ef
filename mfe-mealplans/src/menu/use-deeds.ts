import type { Language } from '@sytno/domain';
import { formatDay, useTexts } from '@sytno/kit';
import type { Undo } from '@sytno/kit/ui';
import { clashOf, useAskClash } from '../together/together.atoms';
import type { DishChange } from './DishDialog';
import { useMenuChanges } from './use-menu-changes';
import { samePlace, type MenuItem, type MenuPlace } from './week';

/** What can be done to a dish of the menu. Each can be taken back; `done` is called when the server agreed. */
export interface Deeds {
  move: (item: MenuItem, to: MenuPlace, done?: () => void) => void;
  copy: (item: MenuItem, to: MenuPlace, done?: () => void) => void;
  /** Puts what is left of a cooking on the menu; nothing is cooked for it. */
  placeLeftover: (item: MenuItem, to: MenuPlace, done?: () => void) => void;
  change: (item: MenuItem, change: DishChange, done?: () => void) => void;
  remove: (item: MenuItem, done?: () => void) => void;
  busy: boolean;
}

/** The deeds of a page, each told to the page's undo. */
export function useDeeds(lng: Language, undo: Undo): Deeds {
  const { t } = useTexts('mealplans');
  const { add, change, move, remove, restore } = useMenuChanges();
  const ask = useAskClash();
  const at = ({ date, mealType }: MenuPlace) => ({
    day: formatDay(date, lng),
    meal: t(`mealTypes.${mealType}`),
  });
  const placed = (item: MenuItem, { date, mealType }: MenuPlace) => ({
    date,
    mealType,
    recipeId: item.recipeId,
    servings: item.servings,
    // One serving stays one serving, however heavy it will be.
    ...(item.weightServing === item.servingWeight ? {} : { weightServing: item.weightServing }),
    language: lng,
  });
  const put = (item: MenuItem, to: MenuPlace, leftover: boolean, done?: () => void) => {
    const onSuccess = ({ id }: MenuItem) => {
      const deed = t(`deeds.${leftover ? 'leftoverPlaced' : 'copied'}`, {
        name: item.recipeName,
        ...at(to),
      });
      // The same dish comes back, so that what was done to it later fits it again.
      undo.did(
        deed,
        () => remove.mutateAsync({ id }),
        () => restore.mutateAsync({ id, language: lng }),
      );
      done?.();
    };
    run(add.mutateAsync({ ...placed(item, to), ...(leftover && { leftoverOf: item.id }) }), onSuccess);
  };
  /** Moves it from where it was seen; when another moved it meanwhile the reader is asked. */
  const moveFrom = (item: MenuItem, seen: MenuPlace, to: MenuPlace): Promise<unknown> =>
    move
      .mutateAsync({ id: item.id, ...placeOf(to), language: lng, seen: { place: placeOf(seen) } })
      .catch((error: unknown) => {
        ask(error, {
          about: item.recipeName,
          mine: { place: placeOf(to) },
          keepMine: ({ place }) => run(moveFrom(item, place as MenuPlace, to), () => undefined),
        });
        throw error;
      });
  /** The same for servings; grams are the reader's own. */
  const changeFrom = (item: MenuItem, seen: number, given: DishChange): Promise<unknown> =>
    change
      .mutateAsync({
        id: item.id,
        language: lng,
        ...given,
        ...(given.servings !== undefined && { seen: { servings: seen } }),
      })
      .catch((error: unknown) => {
        ask(error, {
          about: item.recipeName,
          mine: { servings: given.servings },
          keepMine: ({ servings }) => run(changeFrom(item, Number(servings), given), () => undefined),
        });
        throw error;
      });
  return {
    busy: [add, change, move, remove, restore].some(({ isPending }) => isPending),
    move: (item, { date, mealType }, done) => {
      if (samePlace(item, { date, mealType })) {
        done?.();
        return;
      }
      const to = { date, mealType };
      const onSuccess = () => {
        undo.did(
          t('deeds.moved', { name: item.recipeName, ...at({ date, mealType }) }),
          () => moveFrom(item, to, item),
          () => moveFrom(item, item, to),
        );
        done?.();
      };
      run(moveFrom(item, item, to), onSuccess, done);
    },
    copy: (item, to, done) => put(item, to, false, done),
    placeLeftover: (item, to, done) => put(item, to, true, done),
    change: (item, given, done) => {
      if (Object.keys(given).length === 0) {
        done?.();
        return;
      }
      const before = {
        ...(given.servings === undefined ? {} : { servings: item.servings }),
        ...(given.weightServing === undefined ? {} : { weightServing: item.weightServing }),
      };
      const onSuccess = () => {
        undo.did(
          t('deeds.changed', { name: item.recipeName }),
          () => changeFrom(item, given.servings ?? item.servings, before),
          () => changeFrom(item, item.servings, given),
        );
        done?.();
      };
      run(changeFrom(item, item.servings, given), onSuccess, done);
    },
    remove: (item, done) => {
      const onSuccess = () => {
        done?.();
        undo.did(
          t('dish.removed', { name: item.recipeName }),
          () => restore.mutateAsync({ id: item.id, language: lng }),
          () => remove.mutateAsync({ id: item.id }),
        );
      };
      run(remove.mutateAsync({ id: item.id }), onSuccess);
    },
  };
}

const placeOf = ({ date, mealType }: MenuPlace): MenuPlace => ({ date, mealType });

/** A failure was told by the change itself. @param asked the reader is asked which change is kept */
function run<T>(change: Promise<T>, then: (answer: T) => void, asked?: () => void): void {
  change.then(then, (error: unknown) => {
    if (clashOf(error)) asked?.();
  });
}
