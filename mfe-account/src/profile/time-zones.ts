import type { Language } from '@sytno/domain';
import { formatClock, LOCALE, timeZoneName } from '@sytno/kit';

/** Names that browsers still give the old way, and the way our profiles have them. */
const RENAMED: Readonly<Record<string, string>> = { 'Europe/Kiev': 'Europe/Kyiv' };

const zonesOf = (continent: string, cities: string): string[] =>
  cities.split(' ').map((city) => `${continent}/${city}`);

/** The zones of the countries a profile can name; their cities have names in our languages. */
const NEAR = [
  ...zonesOf(
    'Europe',
    'Kyiv Warsaw Prague Bratislava Berlin Vienna Madrid Rome Paris Lisbon Amsterdam Brussels Dublin Vilnius Riga Tallinn Bucharest Chisinau London',
  ),
  ...zonesOf('America', 'New_York Chicago Denver Los_Angeles Toronto Vancouver'),
  'Asia/Tbilisi',
];

/** What a runtime may know of time zones. */
interface ZoneSource {
  supportedValuesOf?: (key: 'timeZone') => string[];
}

interface Option {
  value: string;
  label: string;
}

/** The near time zones, by the names of their cities. @param nameOf gives the name of "New_York" */
export function nearZones(nameOf: (city: string) => string, lng: Language): Option[] {
  const options = NEAR.map((zone) => ({ value: zone, label: nameOf(zone.slice(zone.indexOf('/') + 1)) }));
  return sorted(options, lng);
}

/** The rest of the world, by its own names; a far zone that stands in the profile is always among it. */
export function farZones(current: string, lng: Language, source: ZoneSource = Intl): Option[] {
  const known = (source.supportedValuesOf?.('timeZone') ?? []).map((zone) => RENAMED[zone] ?? zone);
  const near = new Set(NEAR);
  const far = [...new Set([current, ...known])].filter((zone) => !near.has(zone));
  return sorted(
    far.map((zone) => ({ value: zone, label: farName(zone) })),
    lng,
  );
}

function sorted(options: Option[], lng: Language): Option[] {
  const { compare } = new Intl.Collator(LOCALE[lng]);
  return options.sort((a, b) => compare(a.label, b.label));
}

/** A zone without a name in our languages: "Buenos Aires (America, Argentina)". */
function farName(zone: string): string {
  const parts = zone.replaceAll('_', ' ').split('/');
  const city = parts.at(-1) ?? zone;
  return parts.length > 1 ? `${city} (${parts.slice(0, -1).join(', ')})` : city;
}

/**
 * What a clock in a zone shows and how the zone is called in a language; null when the runtime does not know it.
 * @param at ISO instant
 */
export function zoneNow(zone: string, lng: Language, at: string): { time: string; name: string } | null {
  try {
    return { time: formatClock(at, lng, zone), name: timeZoneName(zone, lng, at) };
  } catch {
    return null;
  }
}
