import type { SameKeys } from '../i18n/text-tree';
import type { uk } from './uk';
import { partsEn } from './parts.en';
import { unitsEn } from './units.en';

export const en: SameKeys<typeof uk> = {
  close: 'Close',
  loading: 'Loading',
  tryAgain: 'Try again',
  offline: {
    title: 'No connection',
    text: 'The server does not answer. Check your connection and try again.',
  },
  failed: { title: 'That did not work' },
  gone: {
    title: 'Nothing was found here',
    text: 'It is no longer there, it is not yours, or the address was not copied whole.',
  },
  faults: {
    blank: 'Empty field!',
    type: 'Another kind of value is expected here',
    unknown: 'There is no such field',
    text: {
      long: 'The text is too long',
      characters: 'Some characters are not allowed here',
    },
    number: {
      range: 'The number is out of bounds',
    },
    choice: 'Choose one of the possible values',
    day: 'There is no such date',
    email: {
      required: 'Input your E-mail!',
      invalid: 'E-mail is not valid!',
      taken: 'This email is already in use',
    },
    password: {
      required: 'Input password!',
      short: 'Password too short, minimum 8 characters',
      long: 'Password too long, maximum 200 characters',
      mismatch: 'Two passwords that you enter is inconsistent!',
      wrong: 'This is not your password',
    },
    code: { wrong: 'The code does not fit, or was used already' },
    consent: {
      required: 'This consent is needed to go on',
    },
    target: {
      low: 'This is a low target. Confirm that you want it.',
    },
    steps: { copied: 'This step is worded as on the page: use your own words' },
  },
  parts: partsEn,
  units: unitsEn,
  amounts: { toTaste: 'to taste' },
  allergens: {
    gluten: 'gluten',
    crustaceans: 'crustaceans',
    eggs: 'eggs',
    fish: 'fish',
    peanuts: 'peanuts',
    soy: 'soy',
    milk: 'milk',
    nuts: 'nuts',
    celery: 'celery',
    mustard: 'mustard',
    sesame: 'sesame',
    sulphites: 'sulphites',
    lupin: 'lupin',
    molluscs: 'molluscs',
  },
  notHere: {
    title: 'This page is not part of this release of the section',
    text: 'The address may belong to a newer release. Start from the section’s first page.',
    action: 'To the first page',
  },
};
