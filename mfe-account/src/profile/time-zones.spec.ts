import { expect, test } from '@jest/globals';
import { timeZoneOptions } from './time-zones';

const values = (...args: Parameters<typeof timeZoneOptions>) =>
  timeZoneOptions(...args).map(({ value }) => value);

test('time zones come from the runtime, Kyiv under its own name and once', () => {
  const zones = values('Europe/Kyiv', { supportedValuesOf: () => ['Europe/Kiev', 'America/New_York'] });
  expect(zones).toEqual(['America/New_York', 'Europe/Kyiv']);
});

test('an older runtime has a list too, and the profile’s own zone stands in it', () => {
  expect(values('Asia/Tokyo', {})).toEqual(expect.arrayContaining(['Asia/Tokyo', 'Europe/Kyiv']));
});

test('names are shown without underscores', () => {
  const options = timeZoneOptions('America/New_York', { supportedValuesOf: () => [] });
  expect(options).toEqual([{ value: 'America/New_York', label: 'America/New York' }]);
});
