import type { PageKey } from '@sytno/kit/routes';

/** The pages before the sign-in: a build of their own, whose words stand in the served HTML (docs/adr/0009). */
export const DOOR_PAGES = [
  'landing',
  'oferta',
  'login',
  'registration',
  'recovery',
  'passwordEdit',
  'emailConfirm',
] as const satisfies readonly PageKey[];

export type DoorPage = (typeof DOOR_PAGES)[number];

export const isDoorPage = (key: PageKey | undefined): key is DoorPage =>
  (DOOR_PAGES as readonly (PageKey | undefined)[]).includes(key);
