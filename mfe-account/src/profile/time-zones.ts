/** Names that browsers still give the old way, and the way our profiles have them. */
const RENAMED: Readonly<Record<string, string>> = { 'Europe/Kiev': 'Europe/Kyiv' };

/** Where the runtime has no list: the zones of the countries a profile can name. */
const FALLBACK: readonly string[] = [
  'Europe/Kyiv',
  'Europe/Warsaw',
  'Europe/Prague',
  'Europe/Bratislava',
  'Europe/Berlin',
  'Europe/Vienna',
  'Europe/Madrid',
  'Europe/Rome',
  'Europe/Paris',
  'Europe/Lisbon',
  'Europe/Amsterdam',
  'Europe/Brussels',
  'Europe/Dublin',
  'Europe/Vilnius',
  'Europe/Riga',
  'Europe/Tallinn',
  'Europe/Bucharest',
  'Europe/Chisinau',
  'Asia/Tbilisi',
  'Europe/London',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Toronto',
  'America/Vancouver',
];

/** What a runtime may know of time zones. */
interface ZoneSource {
  supportedValuesOf?: (key: 'timeZone') => string[];
}

/** Time zones to choose from, sorted; the one that stands in the profile is always among them. */
export function timeZoneOptions(
  current: string,
  source: ZoneSource = Intl,
): { value: string; label: string }[] {
  const known = source.supportedValuesOf?.('timeZone') ?? FALLBACK;
  const names = new Set([current, ...known.map((zone) => RENAMED[zone] ?? zone)]);
  return [...names].sort().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
