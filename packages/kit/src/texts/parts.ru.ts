import type { SameKeys } from '../i18n/text-tree';
import type { partsUk } from './parts.uk';

/** Words of the kit's own parts. */
export const partsRu: SameKeys<typeof partsUk> = {
  undo: 'Вернуть',
  undoOf: 'Отменить: {{deed}}',
  redoOf: 'Сделать снова: {{deed}}',
  undone: 'Отменено: {{deed}}',
  redone: 'Сделано снова: {{deed}}',
  nothingToUndo: 'Нечего отменять',
  cancel: 'Отменить',
  clear: 'Очистить',
  more: 'Другие действия',
  busy: 'Подождите',
  number: {
    unclear: 'Введите число, например {{example}}',
    between: 'От {{min}} до {{max}}',
    least: 'Не меньше {{min}}',
    most: 'Не больше {{max}}',
  },
  slider: { from: '{{label}}: от', to: '{{label}}: до' },
  choice: {
    open: 'Показать варианты',
    loading: 'Ищем…',
    none: 'Ничего не найдено',
    failed: 'Поиск не отвечает. Попробуйте ещё раз.',
    add: 'Добавить «{{text}}»',
  },
  pager: {
    label: 'Страницы',
    previous: 'Предыдущая страница',
    next: 'Следующая страница',
    page: 'Страница {{page}}',
  },
  week: {
    label: 'Неделя',
    previous: 'Предыдущая неделя',
    next: 'Следующая неделя',
    choose: 'Выбрать неделю: {{week}}',
    now: 'Эта неделя',
  },
  day: { choose: 'Выбрать дату', today: 'Сегодня' },
  drag: {
    handle: 'Переместить: {{name}}',
    hint: 'Пробел берёт, стрелки перемещают, пробел кладёт, Escape возвращает назад.',
    taken: '«{{name}}» взято, место {{place}} из {{count}}.',
    moved: '«{{name}}»: место {{place}} из {{count}}.',
    dropped: '«{{name}}» положено на место {{place}}.',
    returned: '«{{name}}» возвращено на место {{place}}.',
  },
  macros: { label: 'Белки, жиры, углеводы', protein: 'Белки', fat: 'Жиры', carbs: 'Углеводы' },
  bar: { eaten: 'Съедено {{share}} цели', planned: 'Запланировано {{share}} цели' },
  money: { none: 'нет цены', estimate: 'примерно' },
  sort: { up: 'по возрастанию', down: 'по убыванию' },
};
