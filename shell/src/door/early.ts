/**
 * Runs before the first picture: the chosen theme, so that nothing flashes, and a hold on the forms, so that
 * whoever is quicker than the page's script neither loses what he typed nor sends it the wrong way.
 */
import { applyTheme, readTheme } from '../layout/theme-memory';
import { holdSubmits } from './held-submits';

applyTheme(readTheme(localStorage));
holdSubmits(document);
