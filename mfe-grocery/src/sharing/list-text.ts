import { aislesOf } from '../lists/shopping';
import type { ListLine } from '../lists/lists.queries';

/** What is still to be bought as plain text, aisle by aisle, a line each: for a message or a note. */
export function listText(
  name: string,
  lines: readonly ListLine[],
  amountOf: (line: ListLine) => string,
): string {
  const aisles = aislesOf(lines.filter(({ ticked }) => !ticked)).map(({ name: aisle, lines: own }) => {
    const rows = own.map((line) => {
      const note = line.note ? ` (${line.note})` : '';
      return `– ${line.name}, ${amountOf(line)}${note}`;
    });
    return [aisle, ...rows].join('\n');
  });
  return [name, ...aisles].join('\n\n').replace(/[\u00a0\u202f]/g, ' ');
}

/** Messengers that take a text by a link, for browsers that cannot share by themselves. */
export const MESSENGERS = {
  telegram: (text: string) =>
    `https://t.me/share/url?url=${encodeURIComponent(' ')}&text=${encodeURIComponent(text)}`,
  viber: (text: string) => `viber://forward?text=${encodeURIComponent(text)}`,
  whatsapp: (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`,
} as const;
