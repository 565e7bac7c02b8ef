const ASKED = 'grocery.kept';

/** Asks the browser once not to throw the copies of lists away when it wants room; it may say no. */
export function askToKeep(): void {
  const { storage } = navigator as Partial<Navigator>;
  if (!storage?.persist || localStorage.getItem(ASKED) !== null) return;
  localStorage.setItem(ASKED, '1');
  storage.persist().catch(() => undefined);
}
