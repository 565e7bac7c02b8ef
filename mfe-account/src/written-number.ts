import type { Language } from '@sytno/domain';

const MINOR_UNITS = 100;

/** A number as people write it, with comma or point, digits apart or not; undefined when it is none. */
export function readNumber(text: string): number | undefined {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  return /^\d{1,12}(\.\d{1,6})?$/.test(plain) ? Number(plain) : undefined;
}

/** A number as it stands in a field: no groups of digits, the language's decimal sign. */
export function writeNumber(value: number, lng: Language): string {
  return lng === 'en' ? String(value) : String(value).replace('.', ',');
}

/** Money of a field in minor units; undefined when it is none. */
export function readMoney(text: string): number | undefined {
  const value = readNumber(text);
  return value === undefined ? undefined : Math.round(value * MINOR_UNITS);
}

/** Minor units as money in a field. */
export function writeMoney(minor: number, lng: Language): string {
  return writeNumber(minor / MINOR_UNITS, lng);
}

/** The fault of a field that wants any number, as a code of the fault table; true when it is right. */
export function checkNumber(text: string): true | string {
  if (text.trim() === '') return 'blank';
  return readNumber(text) !== undefined || 'type';
}

/** The fault of a field that wants a whole number. */
export function checkWhole(text: string): true | string {
  const fault = checkNumber(text);
  return fault !== true ? fault : Number.isInteger(readNumber(text)) || 'type';
}
