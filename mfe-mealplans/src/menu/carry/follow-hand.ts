import type { Day, MealType } from '@sytno/domain';
import { ghostOf, spaceAbove, type Ghost } from './ghost';
import { markPlace } from './mark-place';
import { placeAt, type Box, type Place } from './places';

/** Where a hand would put a dish. Without a meal the dish keeps its own. */
export interface Aim {
  date: Day;
  mealType: MealType | null;
}

/** What the board is told. */
export interface Told {
  /** Once the place under the hand is another one. Null: over no day, or on its way from one to the next. */
  over: (id: string, aim: Aim | null) => void;
  drop: (id: string, aim: Aim) => void;
  /** Nothing is carried any more. */
  end: () => void;
}

/** A mouse that has moved so far carries; a finger that has, scrolls. */
const SLIP = 6;
const LONG_PRESS_MS = 250;
/** So near to an edge the page or the week comes along. */
const EDGE = 48;
const STEP = 12;

interface Press {
  card: HTMLElement;
  id: string;
  pointerId: number;
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

interface Carried {
  press: Press;
  /** Null in the frame that measures. */
  ghost: Ghost | null;
  places: Place[];
  /** How far page and week were scrolled when the places were measured. */
  scrolled: { left: number; top: number };
  board: Box;
  /** Whether the week is wider than its place. */
  scrolls: boolean;
  over: Place | null;
  /** What the board was told last; its own place needs no telling. */
  told: Place | null;
  frame: number;
}

/**
 * Lets dishes be carried over the board by mouse, pen or finger (a long press, so that a swipe still
 * scrolls). Nothing of the page is laid out while the hand moves: places are measured once, the picture is
 * moved by a transform. @returns the way to stop
 */
export function followHand(board: HTMLElement, told: Told): () => void {
  const listening = new AbortController();
  let press: Press | null = null;
  let carried: Carried | null = null;
  let [x, y] = [0, 0];
  const focus = focusAfter();
  const above = spaceAbove();
  document.body.append(above);

  const look = () => {
    if (!carried) return;
    carried.frame = 0;
    // Read before anything is written: a place read after that would lay the page out twice in a frame.
    const left = board.scrollLeft - carried.scrolled.left;
    const top = window.scrollY - carried.scrolled.top;
    const over = placeAt(shifted(carried.places, board, left, top), x, y);
    carried.ghost?.moveBy(x - carried.press.x, y - carried.press.y);
    const moved = over?.element !== carried.over?.element;
    // A frame lights the place, the next takes back what was told of the day before, one more shows what this one would
    // become; a hand that hurries on is told no figures.
    carried.over = over;
    if (moved) markPlace(over?.element ?? null);
    const more = moved || tell(carried);
    const scrolling = scrollAtEdge(board, carried, x, y);
    if (more || scrolling) carried.frame = requestAnimationFrame(look);
  };
  /** @returns whether there is more to tell */
  const tell = (carrying: Carried): boolean => {
    const { over, told: before, press: begun } = carrying;
    if (before?.element === over?.element) return false;
    const leaves = before !== null && over !== null && before.date !== over.date;
    carrying.told = leaves ? null : over;
    told.over(begun.id, carrying.told);
    return leaves;
  };
  const lift = () => {
    if (!press) return;
    // One frame measures and makes the picture, the next shows it lifted, one its place left, the one after looks at
    // what is under the hand: each is work enough for one, and nothing is laid out twice.
    const places = measured();
    const box = board.getBoundingClientRect();
    const scrolls = board.scrollWidth > board.clientWidth;
    const scrolled = { left: board.scrollLeft, top: window.scrollY };
    // What a press asks for from inside of a frame would still be of that frame.
    const frame = requestAnimationFrame(() => {
      if (!carried) return;
      const raised = ghostOf(carried.press.card, above);
      carried.frame = requestAnimationFrame(() => raise(raised));
    });
    const home = placeAt(places, press.x, press.y);
    carried = { press, ghost: null, places, scrolled, board: box, scrolls, over: null, told: home, frame };
  };
  const raise = (raised: () => Ghost) => {
    if (!carried) return;
    carried.ghost = raised();
    carried.ghost.hold(carried.press.pointerId);
    // The next frame is told that the hand is over nothing but the picture.
    carried.frame = requestAnimationFrame(() => {
      if (carried) carried.frame = requestAnimationFrame(leave);
    });
  };
  const leave = () => {
    if (!carried) return;
    hold(carried.press.card, true);
    // A week that scrolls would stop at its days; where it does not, being told so costs a layout of it all.
    if (carried.scrolls) board.dataset.carrying = '';
    carried.frame = requestAnimationFrame(look);
  };
  const letGo = (drop: boolean, pressed = false) => {
    if (press) clearTimeout(press.timer);
    press = null;
    // A quick hand lets go before the frame that would have seen where it is.
    if (drop && carried?.frame) look();
    if (!carried) return;
    const { ghost, over, frame, press: begun } = carried;
    carried = null;
    cancelAnimationFrame(frame);
    const place = drop && over?.mealType ? over.element : board;
    // Looks where the card is before anything changes the page.
    ghost?.settle(() => place.querySelector(`[data-dish="${begun.id}"]`));
    markPlace(null);
    delete board.dataset.carrying;
    swallowClick(board, pressed);
    if (drop) {
      hold(begun.card, false);
      told.end();
    } else {
      // Given back, the card follows a frame after its picture and the figures of two days in one each; what this frame
      // is asked for would still be of it.
      inFrames([() => undefined, () => hold(begun.card, false), () => told.over(begun.id, null), told.end]);
    }
    if (drop && over) told.drop(begun.id, over);
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
    const card = event.target.closest<HTMLElement>('[data-dish]');
    if (!card || event.target.closest('[data-own-press]')) return;
    const finger = event.pointerType === 'touch';
    [x, y] = [event.clientX, event.clientY];
    const timer = finger ? setTimeout(lift, LONG_PRESS_MS) : undefined;
    press = { card, id: card.dataset.dish ?? '', pointerId: event.pointerId, x, y, timer };
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== press?.pointerId) return;
    [x, y] = [event.clientX, event.clientY];
    if (carried) {
      keepFromPage(event);
      carried.frame ||= requestAnimationFrame(look);
    } else if (Math.hypot(x - press.x, y - press.y) > SLIP) {
      if (press.timer === undefined) lift();
      else letGo(false);
    }
  };
  const on = { signal: listening.signal };
  board.addEventListener('pointerdown', down, on);
  board.addEventListener('mousedown', (event) => press && focus.later(event), on);
  window.addEventListener('pointermove', move, { ...on, capture: true });
  // The browser tells every move a second time.
  window.addEventListener(
    'mousemove',
    (event) => {
      if (carried) keepFromPage(event);
    },
    { ...on, capture: true },
  );
  window.addEventListener(
    'pointerup',
    (event) => {
      focus.now();
      if (event.pointerId === press?.pointerId) letGo(true);
    },
    on,
  );
  for (const ending of ['pointercancel', 'blur'] as const) {
    window.addEventListener(ending, () => letGo(false), on);
  }
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !carried) return;
      event.preventDefault();
      letGo(false, true);
    },
    { ...on, capture: true },
  );
  // While a finger carries, the page must not scroll under it, nor open the browser's own menu.
  const keepStill = (event: Event) => {
    if (carried) event.preventDefault();
  };
  board.addEventListener('touchmove', keepStill, { ...on, passive: false });
  board.addEventListener('contextmenu', keepStill, on);
  board.addEventListener('dragstart', (event) => event.preventDefault(), on);
  return () => {
    letGo(false);
    listening.abort();
    above.remove();
  };
}

/**
 * Leaves the place of a card in the hand empty, or fills it again. Each part is told itself: a rule for them would be
 * looked up for all that is in the card. Its button stays, since it may have the focus.
 */
function hold(card: HTMLElement, held: boolean): void {
  card.toggleAttribute('data-held', held);
  for (const part of card.querySelectorAll<HTMLElement>('[data-own-press], :scope > button > *')) {
    part.style.visibility = held ? 'hidden' : '';
  }
}

/**
 * A press moves the focus, which costs as much as the press itself: it follows in a task of its own, at the latest
 * when the hand lets go.
 */
function focusAfter() {
  let waiting: { element: HTMLElement; timer: ReturnType<typeof setTimeout> } | undefined;
  const now = () => {
    if (!waiting) return;
    const { element, timer } = waiting;
    waiting = undefined;
    clearTimeout(timer);
    // A ring is for keys, as with a focus that the browser moves.
    element.focus({ preventScroll: true, focusVisible: false });
  };
  const later = (event: MouseEvent) => {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>('button, a[href]');
    if (!element) return;
    event.preventDefault();
    clearTimeout(waiting?.timer);
    waiting = { element, timer: setTimeout(now) };
  };
  return { now, later };
}

/** Nobody else asks for the moves of a hand that carries: React alone would look through its tree at each. */
const keepFromPage = (event: Event): void => {
  event.stopPropagation();
};

/**
 * The click that follows a drop is none, nor is the one of a hand that lets go after the dish was given back.
 * @param pressed whether the hand still presses
 */
function swallowClick(board: HTMLElement, pressed: boolean): void {
  const listening = new AbortController();
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const end = () => {
    setTimeout(() => {
      listening.abort();
    });
  };
  board.addEventListener('click', swallow, { capture: true, signal: listening.signal });
  if (!pressed) end();
  for (const released of ['pointerup', 'pointercancel', 'pointerdown']) {
    window.addEventListener(released, end, { signal: listening.signal, capture: true });
  }
}

/** Each of some steps in a frame of its own. */
function inFrames([step, ...others]: readonly (() => void)[]): void {
  if (!step) return;
  requestAnimationFrame(() => {
    step();
    inFrames(others);
  });
}

/** All places that can be seen; those of days that a phone does not show have no size. */
function measured(): Place[] {
  return [...document.querySelectorAll<HTMLElement>('[data-place]')].flatMap((element) => {
    const { left, top, right, bottom, width } = element.getBoundingClientRect();
    const [date = '', mealType = null] = (element.dataset.place ?? '').split('|');
    if (width === 0) return [];
    return [{ date, mealType: mealType as MealType | null, box: { left, top, right, bottom }, element }];
  });
}

/** The places where they are after scrolling: the week's own and the page's. */
function shifted(places: readonly Place[], board: HTMLElement, left: number, top: number): readonly Place[] {
  if (left === 0 && top === 0) return places;
  return places.map((place) => {
    const aside = board.contains(place.element) ? left : 0;
    const { box } = place;
    return {
      ...place,
      box: {
        left: box.left - aside,
        right: box.right - aside,
        top: box.top - top,
        bottom: box.bottom - top,
      },
    };
  });
}

/** @returns whether there was anything to scroll for */
function scrollAtEdge(
  board: HTMLElement,
  { board: { left, right }, scrolls }: Pick<Carried, 'board' | 'scrolls'>,
  x: number,
  y: number,
): boolean {
  const down = toward(y, 0, window.innerHeight);
  const aside = scrolls ? toward(x, left, right) : 0;
  if (down !== 0) window.scrollBy(0, down);
  if (aside !== 0) board.scrollBy({ left: aside, behavior: 'instant' });
  return down !== 0 || aside !== 0;
}

const toward = (at: number, from: number, to: number): number => {
  if (at < from + EDGE) return -STEP;
  return at > to - EDGE ? STEP : 0;
};
