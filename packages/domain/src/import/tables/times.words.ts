/**
 * Words of time on recipe pages, each with its minutes, as patterns. Pages are read in many languages, not
 * only in the product's; the longer form stands first.
 */
export const DURATION_WORDS: readonly (readonly [number, string])[] = [
  [
    1440,
    'days?|dn[íi]|jours?|tage?n?|d[íi]as?|giorn[io]|dage?|dygn|päivää|доба|добу|доби|діб|дні[вй]?|день|днів|дня|дней|сутки|суток|d',
  ],
  [
    60,
    'hours?|hrs?|heures?|stunden?|std|horas?|or[ae]|uur|uren|timmar|timmer?|tim|time|tuntia?|óra|órát|ore|godzin[ay]?|godz|hodin[ay]?|hod|ωρ[αε]ς?|ώρ[αε]ς?|saat|годин[аиу]?|год|часов|часа|час|ч|時間|小时|小時|h|г',
  ],
  [
    1,
    "minutes?|minuti?|minuten|minutos?|minuty?|minutter?|minuter|minuut|minuuttia?|mins?|perc|λεπτ[άα]|dakika|хвилин[аиу]?|хвилинки|хв|минут[аыу]?|мин|分钟|分鐘|分|m|м|′|'",
  ],
  [1 / 60, 'seconds?|secs?|sekunden?|sekunder?|secondes?|segundos?|секунд[аиыу]?|сек|s|с'],
];

/** Half and whole hours without a number, with their minutes. */
export const SPOKEN_DURATIONS: readonly (readonly [number, string])[] = [
  [90, 'півтори години|полтора часа|anderthalb stunden|an hour and a half|one and a half hours'],
  [30, 'пів ?години|полчаса|half an hour|half-hour|eine halbe stunde|halbe stunde'],
  [1440, 'overnight|over night|ніч|ночь'],
  [60, 'годину|an hour|one hour|eine stunde|une heure'],
];

/** Between the ends of a range. */
export const RANGE_WORDS = '-|–|—|to|до|bis|à|a|or|або|или|~';
/** Behind a number: and a half. */
export const HALF_MORE = '½|and a half|з половиною|с половиной';

/** In front of a value: about so much, up to so much, for so many. */
export const BEFORE_VALUES =
  'circa|ca\\.?|about|around|approximately|approx\\.?|roughly|~|≈|до|близько|приблизно|орієнтовно|около|примерно|приблизительно|ориентировочно|for|für|на|up to|bis|etwa|ungefähr|environ';
