/**
 * Functions that a bench sends into the page: when a section's root appears, when a link is clicked.
 * They are the browser's code, so the types of Node are not asked about them.
 */

/** Before the page's own scripts: a signed-in person. */
export function keepUser(user) {
  localStorage.setItem('user', user);
}

/** Before the page's own scripts: a signed-in person, and notes of what happens. */
export function watchPage(user) {
  localStorage.setItem('user', user);
  localStorage.setItem('lng', 'uk');
  const noted = { ready: [], clicked: 0 };
  globalThis.sytnoBench = noted;
  let shown = null;
  new MutationObserver(() => {
    const root = document.querySelector('[data-section-ready]');
    if (root && root !== shown) noted.ready.push(performance.now());
    shown = root;
  }).observe(document, { childList: true, subtree: true, attributes: true });
  addEventListener('click', () => (noted.clicked = performance.now()), { capture: true });
}

/** When the first section's root appeared after this moment; undefined until then. */
export const readyAfter = (moment) => globalThis.sytnoBench.ready.find((at) => at > moment);

export const clickedAt = () => globalThis.sytnoBench.clicked;
export const now = () => performance.now();

/** Whether nothing of the page is being loaded any more; pictures below the window are asked for. */
export function isSettled() {
  for (const picture of document.images) picture.loading = 'eager';
  return (
    document.querySelector('main h1') !== null &&
    document.querySelector('[aria-busy="true"]') === null &&
    [...document.images].every((picture) => picture.complete) &&
    document.fonts.status === 'loaded'
  );
}
