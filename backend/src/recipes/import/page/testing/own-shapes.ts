/** Pages of our own without any markup, each with a shape of its lines that sites of several kinds share. */

const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="uk"><head><meta charset="utf-8"><title>Борщ – Смачні рецепти</title>${head}</head><body>${body}</body></html>`;

const LINES = ['500 г буряка', '2 моркви', '1 ст. л. оцту', 'сіль за смаком'];
const STEPS = [
  'Натріть буряк на великій тертці й тушкуйте з оцтом двадцять хвилин.',
  'Додайте моркву та обсмажте все разом до м’якості.',
  'Посоліть за смаком і подавайте зі сметаною.',
];

const items = (lines: readonly string[], tag = 'li') =>
  lines.map((line) => `<${tag}>${line}</${tag}>`).join('');
const list = `<h3>Інгредієнти</h3><ul>${items(LINES)}</ul>`;
const steps = `<h2>Приготування</h2><ol>${items(STEPS)}</ol>`;

/** The lines of a shape where they are other than the usual. */
interface Expected {
  readonly groups?: readonly (readonly [name: string | null, ...lines: string[]])[];
  readonly steps?: readonly string[];
}

type Shape = readonly [about: string, html: string, expected?: Expected];

const AMOUNTS_BEHIND: Expected = {
  groups: [[null, 'Буряк 500 г', 'Морква 2 шт.', 'Оцет 1 ст. л.']],
};
const CAKE: Expected = {
  groups: [
    ['Тісто', '500 г борошна', '3 яйця'],
    ['Крем', '200 г масла', '100 г цукру'],
  ],
};

export const OWN_SHAPES: readonly Shape[] = [
  [
    'all ingredients in a paragraph under their heading',
    page(`<h1>Борщ</h1><h2>Інгредієнти</h2><p>${LINES.join(', ')}.</p>${steps}`),
  ],
  [
    'headings in front of the very lines',
    page(
      `<h1>Борщ</h1><p>Бабусин борщ.</p><p><b>Інгредієнти:</b> ${LINES.join(', ')}.</p><p><b>Приготування.</b> ${STEPS[0] ?? ''}</p><p>${STEPS[1] ?? ''}</p><p>${STEPS[2] ?? ''}</p>`,
    ),
  ],
  [
    'groups, each a paragraph with its name',
    page(
      `<h1>Борщ</h1><h3>Вам знадобиться:</h3><p>Тісто: 500 г борошна, 3 яйця.</p><p>Крем: 200 г масла, 100 г цукру.</p>${steps}`,
    ),
    CAKE,
  ],
  [
    'lists within the items of a list',
    page(
      `<h1>Борщ</h1><h3>Інгредієнти</h3><ul><li>Тісто<ul><li>500 г борошна</li><li>3 яйця</li></ul></li><li>Крем<ul><li>200 г масла</li><li>100 г цукру</li></ul></li></ul>${steps}`,
    ),
    CAKE,
  ],
  [
    'section titles inside of a list',
    page(
      `<h1>Борщ</h1><h3>Інгредієнти</h3><ul><li><b>Тісто</b></li><li>500 г борошна</li><li>3 яйця</li><li><b>Крем</b></li><li>200 г масла</li><li>100 г цукру</li></ul>${steps}`,
    ),
    CAKE,
  ],
  [
    'a table with sections over its columns',
    page(
      `<h1>Борщ</h1><h3>Інгредієнти</h3><table><tr><td colspan="2">Тісто</td></tr><tr><td>500 г</td><td>борошна</td></tr><tr><td>3</td><td>яйця</td></tr><tr><td colspan="2">Крем</td></tr><tr><td>200 г</td><td>масла</td></tr><tr><td>100 г</td><td>цукру</td></tr></table>${steps}`,
    ),
    CAKE,
  ],
  [
    'a table whose columns have names',
    page(
      `<h1>Борщ</h1><h3>Інгредієнти</h3><table><tr><th>Продукт</th><th>Кількість</th></tr><tr><td>Буряк</td><td>500 г</td></tr><tr><td>Морква</td><td>2 шт.</td></tr><tr><td>Оцет</td><td>1 ст. л.</td></tr></table>${steps}`,
    ),
    AMOUNTS_BEHIND,
  ],
  [
    'foods and amounts as terms and what they mean',
    page(
      `<h1>Борщ</h1><h3>Інгредієнти</h3><dl><dt>Буряк</dt><dd>500 г</dd><dt>Морква</dt><dd>2 шт.</dd><dt>Оцет</dt><dd>1 ст. л.</dd></dl>${steps}`,
    ),
    AMOUNTS_BEHIND,
  ],
  [
    'dots that lead to the amounts',
    page(
      `<h1>Борщ</h1><h3>Інгредієнти</h3><p>Буряк ....... 500 г<br>Морква ....... 2 шт.<br>Оцет ..... 1 ст. л.</p>${steps}`,
    ),
    AMOUNTS_BEHIND,
  ],
  [
    'advertisements and links between the lines',
    page(
      `<h1>Борщ</h1><h3>Інгредієнти</h3><ul><li>${LINES[0] ?? ''}</li><li>${LINES[1] ?? ''}</li><li>Реклама</li><li>${LINES[2] ?? ''}</li><li>${LINES[3] ?? ''}</li></ul><h2>Приготування</h2><p>${STEPS[0] ?? ''}</p><div>Реклама</div><p>${STEPS[1] ?? ''}</p><p>Читайте також: <a href="/s">Десять найкращих салатів</a></p><p>${STEPS[2] ?? ''}</p>`,
    ),
  ],
  [
    'words broken in spans without a space',
    page(
      `<h1>Борщ</h1><h3>Інгредієнти</h3><ul><li><span>500</span><span>г</span><span>буряка</span></li><li><span>2</span><span></span><span>моркви</span></li><li><span>1</span><span>ст. л.</span><a href="/o">оцту</a></li><li><span>сіль</span> <i>за смаком</i></li></ul>${steps}`,
    ),
  ],
  [
    'a print view: bold lines and breaks',
    page(
      `<b>Борщ</b><br><br>Інгредієнти:<br>${LINES.join('<br>')}<br><br>Приготування:<br>${STEPS.map((step, at) => `${at + 1}. ${step}`).join('<br>')}`,
    ),
  ],
  [
    'tables that lay out an old page',
    page(
      `<table><tr><td><a href="/">Головна</a></td><td><table><tr><td><font size="5"><b>Борщ</b></font></td></tr><tr><td><font color="red"><b>ІНГРЕДІЄНТИ</b></font><br>${LINES.join('<br>')}</td></tr><tr><td><font color="red"><b>ПРИГОТУВАННЯ</b></font><br>${STEPS.join('<br>')}</td></tr></table></td></tr></table>`,
    ),
  ],
  [
    'text as it was typed',
    page(`<h1>Борщ</h1><pre>Інгредієнти:\n${LINES.join('\n')}\n\nПриготування:\n${STEPS.join('\n')}</pre>`),
  ],
  [
    'numbers in front of the ingredients',
    page(
      `<h1>Борщ</h1><h3>Інгредієнти</h3><p>${LINES.map((line, at) => `${at + 1}. ${line}`).join('<br>')}</p>${steps}`,
    ),
  ],
  [
    'pictures and drawn numbers for bullets',
    page(
      `<h1>Борщ</h1><p>🛒 Інгредієнти:</p><p>${LINES.map((line) => `🥕 ${line}`).join('<br>')}</p><p>👩‍🍳 Приготування:</p><p>${STEPS.map((step, at) => `${at + 1}\ufe0f\u20e3 ${step}`).join('<br>')}</p>`,
    ),
  ],
  ['no headings, breaks alone', page(`<h1>Борщ</h1><p>${LINES.join('<br>')}</p>${items(STEPS, 'p')}`)],
  [
    'the name of the site above the name of the dish',
    page(
      `<header><h1>Смачні рецепти</h1></header><article><h2>Борщ</h2>${list}${steps}</article>`,
      '<meta property="og:site_name" content="Смачні рецепти">',
    ),
  ],
  [
    'what the page sells behind the list',
    page(
      `<h1>Борщ</h1><h3>Інгредієнти</h3><div>${items(LINES, 'p')}<a class="buy" href="/b">Купити все</a><div class="of">Магазин поруч</div></div>${steps}`,
    ),
  ],
  [
    'a line about ingredients above the introduction',
    page(
      `<h1>Борщ</h1><div class="row">Інгредієнти 4</div><p>Борщ люблять усі, хто його куштував.</p><p>Реклама</p>${list}${steps}`,
    ),
  ],
  [
    'one sentence in a box for steps in front of the list',
    page(
      `<h1>Борщ</h1><div class="method-intro"><p>Приготуйте справжній борщ за нашим найкращим рецептом для всієї родини.</p></div>${list}<p>Не гасити екран?</p>${'<p>Смачна страва</p>'.repeat(8)}${steps}`,
    ),
  ],
  [
    'foods without any amount',
    page(`<h1>Борщ</h1><h3>Інгредієнти</h3><ul>${items(['буряк', 'морква', 'оцет'])}</ul>${steps}`),
    { groups: [[null, 'буряк', 'морква', 'оцет']] },
  ],
  [
    'foods marked without the amounts before them',
    page(
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Борщ</h1><h3>Інгредієнти</h3><ul><li>1,5 кг <b itemprop="recipeIngredient">м’яса</b></li><li>1 ст. л. <b itemprop="recipeIngredient">оцту</b></li><li itemprop="recipeIngredient">сіль за смаком</li><li itemprop="recipeIngredient">перець за смаком</li></ul>${steps}</div>`,
    ),
    { groups: [[null, '1,5 кг м’яса', '1 ст. л. оцту', 'сіль за смаком', 'перець за смаком']] },
  ],
  [
    'a short last step',
    page(`<h1>Борщ</h1>${list}<h2>Приготування</h2>${items([...STEPS, 'Подавайте гарячим.'], 'p')}`),
    { steps: [...STEPS, 'Подавайте гарячим.'] },
  ],
];

export const USUAL = { groups: [[null, ...LINES]], steps: STEPS } as const;

const RECIPE = {
  title: 'Борщ',
  servings: 4,
  ingredientGroups: [
    {
      title: null,
      ingredients: [
        { amount: 125, unit: { abbreviation: 'г' }, ingredient: { name: 'буряка' } },
        { amount: 0.5, unit: null, ingredient: { name_singular: 'морква', name_plural: 'моркви' } },
        { amount: 0.25, unit: { name: 'ст. л.' }, name: 'оцту' },
        { amount: null, name: 'сіль за смаком' },
      ],
    },
  ],
  instructions: [{ steps: STEPS.map((text) => ({ text })) }],
};
const TOLD = JSON.stringify({ props: { recipe: RECIPE } });
const quoted = JSON.stringify(TOLD);

/** A value as a list in which each value stands once and is named by its place. */
function byPlace(value: unknown, list: unknown[] = []): unknown[] {
  const at = list.length;
  list.push(null);
  const placeOf = (inner: unknown): number => {
    const place = list.length;
    byPlace(inner, list);
    return place;
  };
  if (Array.isArray(value)) list[at] = value.map(placeOf);
  else if (typeof value === 'object' && value !== null)
    list[at] = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, placeOf(inner)]));
  else list[at] = value;
  return list;
}

/** Pages that tell their recipe, kept for one serving, to their own program alone. */
export const OWN_PROGRAMS: readonly (readonly [about: string, html: string])[] = [
  [
    'in a script of data',
    page(`<div id="app"></div><script type="application/json" id="state">${TOLD}</script>`),
  ],
  [
    'in an attribute',
    page(`<div id="app" data-page="${TOLD.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></div>`),
  ],
  [
    'in a list whose values name each other by their places',
    page(
      `<div id="app"></div><script type="application/json">${JSON.stringify(byPlace({ recipe: RECIPE }))}</script>`,
    ),
  ],
  ['in a variable', page(`<div id="app"></div><script>window.__STATE__ = ${TOLD};</script>`)],
  ['in a text to parse', page(`<div id="app"></div><script>start(JSON.parse(${quoted}))</script>`)],
  [
    'bit by bit',
    page(
      `<div id="app"></div><script>self.f.push([1,${JSON.stringify(`5:${TOLD.slice(0, 90)}`)}])</script><script>self.f.push([1,${JSON.stringify(`${TOLD.slice(90)}\n`)}])</script>`,
    ),
  ],
];
