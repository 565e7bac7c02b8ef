import type { SameKeys } from '../i18n/text-tree';
import type { partsUk } from './parts.uk';

/** Words of the kit's own parts. */
export const partsEn: SameKeys<typeof partsUk> = {
  undo: 'Undo',
  undoOf: 'Undo: {{deed}}',
  redoOf: 'Redo: {{deed}}',
  undone: 'Undone: {{deed}}',
  redone: 'Done again: {{deed}}',
  nothingToUndo: 'Nothing to undo',
  cancel: 'Cancel',
  clear: 'Clear',
  more: 'More actions',
  busy: 'Please wait',
  number: {
    unclear: 'Type a number, such as {{example}}',
    between: 'From {{min}} to {{max}}',
    least: 'At least {{min}}',
    most: 'At most {{max}}',
  },
  slider: { from: '{{label}}: from', to: '{{label}}: to' },
  choice: {
    open: 'Show choices',
    loading: 'Searching…',
    none: 'Nothing found',
    failed: 'The search does not answer. Try again.',
    add: 'Add “{{text}}”',
  },
  pager: { label: 'Pages', previous: 'Previous page', next: 'Next page', page: 'Page {{page}}' },
  week: {
    label: 'Week',
    previous: 'Previous week',
    next: 'Next week',
    choose: 'Choose a week: {{week}}',
    now: 'This week',
  },
  day: { choose: 'Choose a date', today: 'Today' },
  drag: {
    handle: 'Move: {{name}}',
    hint: 'Space picks up, arrows move, space drops, Escape puts back.',
    taken: '“{{name}}” picked up, place {{place}} of {{count}}.',
    moved: '“{{name}}”: place {{place}} of {{count}}.',
    dropped: '“{{name}}” dropped at place {{place}}.',
    returned: '“{{name}}” put back at place {{place}}.',
  },
  macros: { label: 'Protein, fat, carbs', protein: 'Protein', fat: 'Fat', carbs: 'Carbs' },
  bar: { eaten: '{{share}} of the target eaten', planned: '{{share}} of the target planned' },
  money: { none: 'no price', estimate: 'estimate' },
  sort: { up: 'ascending', down: 'descending' },
};
