/** What a browser says of itself holds these words; the first that is found is meant. */
const BROWSERS: readonly (readonly [string, string])[] = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
];
const SYSTEMS: readonly (readonly [string, string])[] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
];
const LONGEST = 60;

/** A device in words that people know: "Chrome, Android"; what it says of itself where that says neither. */
export function deviceName(agent: string): string {
  const of = (words: typeof BROWSERS) => words.find(([sign]) => agent.includes(sign))?.[1];
  const known = [of(BROWSERS), of(SYSTEMS)].filter((word) => word !== undefined).join(', ');
  return known || agent.slice(0, LONGEST);
}
