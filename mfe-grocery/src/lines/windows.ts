import { laterPart } from '@sytno/kit/ui';
import { LINES_WORDS as words } from './words';

/** Adds lines to a list; comes when it is opened. */
export const AddWindow = laterPart(
  'grocery.add',
  () => import('./AddWindow').then((file) => file.AddWindow),
  { skeleton: null, words },
);

/** All that can be done with one line; comes when it is opened. */
export const LineWindow = laterPart(
  'grocery.line',
  () => import('./LineWindow').then((file) => file.LineWindow),
  { skeleton: null, words },
);
