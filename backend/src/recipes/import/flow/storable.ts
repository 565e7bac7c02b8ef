/** Signs that no text has: what controls machines, and halves of letters. No database stores some of them. */
const NO_TEXT = /[\p{Cc}\p{Cs}]/gu;
const KEPT = new Set(['\n', '\t']);

const cleaned = (text: string): string => text.replace(NO_TEXT, (sign) => (KEPT.has(sign) ? sign : ''));

/** What was read of a page, with every text of it as it can be stored and sent back by the form. */
export const storable = <T>(read: T): T =>
  JSON.parse(JSON.stringify(read), (_, value: unknown) =>
    typeof value === 'string' ? cleaned(value) : value,
  ) as T;
