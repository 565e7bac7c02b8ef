/** The form that somebody sent before the page's script was there. */
let held: HTMLFormElement | undefined;
let stop: (() => void) | undefined;

declare global {
  /** How the page's script takes over from what ran before it. */
  var sytnoRelease: (() => HTMLFormElement | undefined) | undefined;
}

/** Until the page's script takes over, no form is sent by the browser itself. */
export function holdSubmits(page: Document): void {
  const hold = (event: Event) => {
    event.preventDefault();
    held = event.target instanceof HTMLFormElement ? event.target : undefined;
  };
  page.addEventListener('submit', hold, true);
  stop = () => {
    page.removeEventListener('submit', hold, true);
  };
  globalThis.sytnoRelease = () => {
    stop?.();
    return held;
  };
}

/** Lets forms go, and sends the one that was held: through the page's script, which checks it first. */
export function releaseSubmits(): void {
  globalThis.sytnoRelease?.()?.requestSubmit();
}
