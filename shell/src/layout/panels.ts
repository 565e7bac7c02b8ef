/** What the header's buttons open: one file, fetched when a hand comes near the header. */
export { AccountPanel } from './AccountPanel';
export { NoticesPanel } from './NoticesPanel';
export { SettingsPanel } from './SettingsPanel';
export { ThemeChoice } from './ThemeChoice';
