/** A file's name without its folder, as hashes are kept under it. */
export const nameOf = (address: string): string => address.replace(/^.*\/|\?.*$/g, '');

/**
 * An address for a try: the first one as it is, every later one as it never was. A browser keeps a bad answer as
 * long as a good one, over visits too, and queues a request behind one to the same address that still hangs.
 */
export function retried(address: string, attempt: number): string {
  if (attempt === 0) return address;
  const moment = Math.round(performance.timeOrigin + performance.now()).toString(36);
  return `${address}?r=${String(attempt)}.${moment}`;
}
