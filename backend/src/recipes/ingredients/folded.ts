/** What `rec_folded` puts in the place of its letter with two dots. */
const YE = String.fromCodePoint(0x0435);

/** A food's name as it is compared: without case, apostrophes, and the difference of е and ё; as `rec_folded` does. */
export function folded(name: string): string {
  return name
    .toLowerCase()
    .replace(/\u0451/g, YE)
    .replace(/['’ʼ‘`´]/g, '')
    .trim();
}
