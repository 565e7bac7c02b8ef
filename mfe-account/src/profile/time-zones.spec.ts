import { expect, test } from '@jest/globals';
import { en } from '../texts/en';
import { uk } from '../texts/uk';
import { farZones, nearZones, zoneNow } from './time-zones';

const inUkrainian = (city: string) => uk.profile.cities[city as keyof typeof uk.profile.cities];
const inEnglish = (city: string) => en.profile.cities[city as keyof typeof en.profile.cities];
const from = (...zones: string[]) => ({ supportedValuesOf: () => zones });

test('the near time zones have the names of their cities in the language, in its order', () => {
  const near = nearZones(inUkrainian, 'uk');
  expect(near.slice(0, 3).map(({ label }) => label)).toEqual(['Амстердам', 'Берлін', 'Братислава']);
  expect(near).toContainEqual({ value: 'Europe/Kyiv', label: 'Київ' });
  const english = nearZones(inEnglish, 'en');
  expect(english).toContainEqual({ value: 'America/New_York', label: 'New York' });
  expect(english.every(({ label }) => Boolean(label))).toBe(true);
});

test('the rest of the world comes from the runtime, without the near ones under any name', () => {
  expect(farZones('Europe/Kyiv', 'uk', from('Asia/Tokyo', 'Europe/Kiev', 'Europe/Kyiv'))).toEqual([
    { value: 'Asia/Tokyo', label: 'Tokyo (Asia)' },
  ]);
});

test('the profile’s own zone can be chosen even if the runtime has no list', () => {
  expect(farZones('America/Argentina/Buenos_Aires', 'uk', {})).toEqual([
    { value: 'America/Argentina/Buenos_Aires', label: 'Buenos Aires (America, Argentina)' },
  ]);
});

test('a zone tells its time and name; one that the runtime does not know tells nothing', () => {
  expect(zoneNow('Europe/Kyiv', 'uk', '2026-01-15T12:05:00Z')).toEqual({
    time: '14:05',
    name: 'за східноєвропейським часом',
  });
  expect(zoneNow('Mars/Base', 'uk', '2026-01-15T12:05:00Z')).toBeNull();
});
