/** Pages of our own, each with one way in which sites show a recipe without telling machines of it. */

const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="uk"><head><meta charset="utf-8"><title>Сайт</title>${head}</head><body>${body}</body></html>`;

const LINES = ['500 г буряка', '2 моркви', '1 ст. л. оцту', 'сіль за смаком'];
const STEPS = [
  'Натріть буряк на великій тертці й тушкуйте з оцтом двадцять хвилин.',
  'Додайте моркву та обсмажте все разом до м’якості.',
  'Посоліть за смаком і подавайте зі сметаною.',
];

export const EXPECTED = { lines: LINES, steps: STEPS } as const;

const items = (lines: readonly string[], tag = 'li') =>
  lines.map((line) => `<${tag}>${line}</${tag}>`).join('');
const menu = '<nav><ul><li>Головна</li><li>Рецепти</li><li>Інгредієнти</li></ul></nav>';
const related =
  '<div class="related-posts"><h3>Схожі рецепти</h3><ul><li>10 салатів за 15 хвилин</li><li>5 супів на щодень</li><li>3 пироги</li></ul></div>';

/** By what is particular about them. */
export const OWN_PAGES: Readonly<Record<string, string>> = {
  'lists under headings': page(
    `${menu}<h1>Борщ</h1><h2>Інгредієнти</h2><ul>${items(LINES)}</ul><h2>Приготування</h2><ol>${items(STEPS)}</ol>${related}`,
  ),
  'headings in bold paragraphs, lines apart by breaks': page(
    `${menu}<h1>Борщ</h1><p><b>Вам знадобиться:</b><br>${LINES.join('<br>')}</p><p><strong>Як приготувати</strong></p>${items(STEPS, 'p')}${related}`,
  ),
  'a table of foods and amounts': page(
    `<h1>Борщ</h1><h3>Продукти</h3><table><tr><td>500 г</td><td>буряка</td></tr><tr><td>2</td><td>моркви</td></tr><tr><td>1 ст. л.</td><td>оцту</td></tr><tr><td>сіль</td><td>за смаком</td></tr></table><h3>Спосіб приготування</h3>${items(STEPS, 'p')}`,
  ),
  'amounts in boxes of their own': page(
    `<h1>Борщ</h1><h2>Інгредієнти</h2><div class="list">${LINES.map((line) => {
      const [, amount = '', food = ''] = /^(\d+ г|\d+ ст\. л\.|\d+|)\s?(.*)$/.exec(line) ?? [];
      return `<div class="row"><span class="amount">${amount}</span><p>${food}</p></div>`;
    }).join('')}</div><h2>Приготування</h2><ol>${items(STEPS)}</ol>`,
  ),
  'no heading, but classes': page(
    `<h1>Борщ</h1><div class="recipe-ingredients">${items(LINES, 'p')}</div><div class="recipe-steps">${items(STEPS, 'p')}</div>${related}`,
  ),
  'steps that are numbered by hand': page(
    `<h1>Борщ</h1><h2>Інгредієнти</h2><ul>${items(LINES)}</ul><h2>Приготування</h2>${items(
      STEPS.map((step, at) => `${at + 1}. ${step}`),
      'p',
    )}`,
  ),
  'a story that names the foods, then the recipe': page(
    `<h1>Борщ</h1><h2>Інгредієнти борщу</h2><p>Буряк беріть солодкий, а моркву молоду.</p><ul><li>буряк – солодкий</li><li>морква – молода</li><li>оцет – столовий</li></ul><h2>Як я готую</h2><p>Борщ люблять усі.</p><div class="card"><h2>Борщ</h2><h3>Інгредієнти</h3><ul>${items(LINES)}</ul><h3>Приготування</h3><ol>${items(STEPS)}</ol></div>`,
  ),
  'headings side by side as tabs': page(
    `<h1>Борщ</h1><h2>Інгредієнти</h2><h2>Приготування</h2><div><ul>${items(LINES)}</ul></div><div><h2>Приготування</h2><ol>${items(STEPS)}</ol></div>`,
  ),
  'the same list in two systems of units, of which the second is shown': page(
    `<h1>Борщ</h1><h2>Інгредієнти</h2><div><div class="tab"><ul>${items(['18 oz буряка', '2 моркви', '1 ст. л. оцту', 'сіль за смаком'])}</ul></div><div class="tab is-active"><ul>${items(LINES)}</ul></div></div><h2>Приготування</h2><ol>${items(STEPS)}</ol>`,
  ),
  'controls above the list, pots below it': page(
    `<h1>Борщ</h1><h2>Інгредієнти</h2><div><p>Метрична Імперська</p><p>1x 2x 3x</p></div><ul>${items(LINES)}</ul><h2>Вам знадобиться</h2><ul><li>велика каструля</li><li>тертка</li></ul><h2>Приготування</h2><ol>${items(STEPS)}</ol>`,
  ),
  'fields without a space between them': page(
    `<h1>Борщ</h1><h2>Інгредієнти</h2><ul>${['500 г|буряка', '2|моркви', '1 ст. л.|оцту', 'сіль|за смаком']
      .map((line) => line.split('|'))
      .map(([amount, food]) => `<li><span>${amount}</span><span class="food">${food}</span></li>`)
      .join('')}</ul><h2>Приготування</h2><ol>${items(STEPS)}</ol>`,
  ),
  'questions around the steps': page(
    `<h1>Борщ</h1><h2>Інгредієнти</h2><ul>${items(LINES)}</ul><h2>Приготування</h2><p>Не гасити екран під час готування?</p><ol>${items(STEPS)}</ol><p>Почати спочатку?</p><p>Рецепт готовий!</p>`,
  ),
  'steps that say how many there are': page(
    `<h1>Борщ</h1><h2>Інгредієнти</h2><ul>${items(LINES)}</ul><h2>Приготування</h2>${STEPS.map((step, at) => `<div><p>Крок ${at + 1} з 3</p><p>${step}</p></div>`).join('')}`,
  ),
  'no end tags': page(
    `<h1>Борщ<h2>Інгредієнти</h2><ul>${LINES.map((line) => `<li>${line}`).join('')}</ul><h2>Приготування</h2><ol>${STEPS.map((step) => `<li>${step}`).join('')}</ol>`,
  ),
};
