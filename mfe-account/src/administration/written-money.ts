/** An amount as people write it, "3,90" or "3.9", in minor units; -1 when it is none. */
export function writtenMoney(text: string): number {
  const [, whole = '', fraction = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.replace(/\s/g, '')) ?? [];
  return whole === '' ? -1 : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}
