/** What the kit's own triggers open; one file of its own, fetched when a hand comes near. */
export * from './MenuList';
export * from './PopoverPanel';
export * from './WeekPanel';
