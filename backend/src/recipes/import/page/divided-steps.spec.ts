import { expect, test } from '@jest/globals';
import { understandPage } from './index';

const LIST = ['200 г борошна', '2 яйця', '150 мл молока', '1 ч. л. солі'];
const listed = LIST.map((line) => `<li>${line}</li>`).join('');
const shown = `<h1>Млинці</h1><h2>Інгредієнти</h2><ul>${listed}</ul>`;

/** A page that tells a recipe with these steps, and shows more of it. */
const page = (recipeInstructions: unknown, body = '') =>
  `<html lang="uk"><body>${body}<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Млинці',
    recipeIngredient: LIST,
    recipeInstructions,
  })}</script></body></html>`;

const stepsOf = (html: string) => {
  const understood = understandPage(html, 'https://example.org/mlyntsi');
  if (understood.kind !== 'recipe') throw new Error(`no recipe: ${understood.because}`);
  return understood.recipe.steps.map(({ name, lines }) => [name, ...lines]);
};

test('a break within one of several steps divides nothing', () => {
  const steps = [
    'Змішайте борошно з сіллю.',
    'Додайте молоко та яйця.\r\nПорада: молоко має бути теплим.',
    'Смажте.',
  ];
  expect(stepsOf(page(steps))).toEqual([[null, steps[0], steps[1]?.replace('\r\n', ' '), steps[2]]]);
  // Two texts are rather two parts of a recipe, each with its steps.
  expect(stepsOf(page(['Змішайте борошно.\nДодайте молоко.', 'Смажте млинці.\nПодайте гарячими.']))).toEqual([
    [null, 'Змішайте борошно.', 'Додайте молоко.', 'Смажте млинці.', 'Подайте гарячими.'],
  ]);
});

test('steps that were glued together are divided again', () => {
  const steps = [
    'Змішайте борошно з сіллю у великій мисці.',
    'Додайте молоко та яйця і збийте все вінчиком.',
    'Смажте млинці на сухій пательні з обох боків.',
  ];
  expect(stepsOf(page(steps.join('')))).toEqual([[null, ...steps]]);
  expect(stepsOf(page(steps.join(' ')))).toEqual([[null, steps.join(' ')]]);
});

test('a list that goes on behind the told steps is read to its end', () => {
  const steps = [
    'Змішайте борошно з сіллю.',
    'Додайте молоко та яйця.',
    'Смажте млинці.',
    'Подайте гарячими.',
  ];
  const items = steps.map((step, at) => `<li><span class="n">${at + 1}</span>${step}</li>`).join('');
  expect(stepsOf(page(steps.slice(0, 2), `<div><ol>${items}</ol><p>Смачного вам обіду.</p></div>`))).toEqual([
    [null, ...steps],
  ]);
  const others = `<ol>${steps
    .toReversed()
    .map((step) => `<li>${step}</li>`)
    .join('')}</ol>`;
  expect(stepsOf(page(steps.slice(0, 2), others))).toEqual([[null, ...steps.slice(0, 2)]]);
});

test('a short step behind its number is a step, and parts of one rank go on', () => {
  const html = `<html lang="en"><body>${shown}<h3>Method</h3>
    <h4>Step 1</h4><p>Mix the flour and the salt in a large bowl.</p>
    <h3>Frying the pancakes</h3>
    <h4>Step 1</h4><p>Fry the pancakes in a dry pan on both sides.</p>
    <h4>Step 2</h4><p>Serve them at once with sour cream and berries.</p></body></html>`;
  expect(stepsOf(html)).toEqual([
    [null, 'Mix the flour and the salt in a large bowl.'],
    [
      'Frying the pancakes',
      'Fry the pancakes in a dry pan on both sides.',
      'Serve them at once with sour cream and berries.',
    ],
  ]);
  const items = ['Mix the flour and the salt in a large bowl.', 'Close the lid.', 'Fry on both sides.'];
  expect(
    stepsOf(
      `<body>${shown}<h2>Method</h2><ol>${items.map((item, at) => `<li>Step ${at + 1} ${item}</li>`).join('')}</ol></body>`,
    ),
  ).toEqual([[null, ...items]]);
});

test('a word that is cut into pieces of their own class stays one', () => {
  const cut =
    '<span class="a">Close the </span><span class="b">l</span><span class="b">id of the pan.</span>';
  const amount = '<span class="a">250 g</span><span class="b">flour</span>';
  const html = `<body><ul><li>${amount}</li><li>2 eggs</li><li>1 tsp salt</li></ul><h2>Method</h2>
    <ol><li>Mix everything well in a bowl.</li><li>${cut}</li><li>Fry on both sides.</li></ol></body>`;
  expect(stepsOf(html)).toEqual([
    [null, 'Mix everything well in a bowl.', 'Close the lid of the pan.', 'Fry on both sides.'],
  ]);
  const understood = understandPage(html, 'https://example.org/r');
  expect(understood.kind === 'recipe' && understood.recipe.ingredients[0]?.lines[0]).toBe('250 g flour');
});

const SAUCE = ['100 г сметани', '1 зубчик часнику', 'сіль і перець'];
const sauce = `<p>Соус (на чотирьох)</p><ul>${SAUCE.map((line) => `<li>${line}</li>`).join('')}</ul>`;

test('a sauce that was told instead of its dish is a part of what the page shows', () => {
  const steps = [
    'Змішайте борошно з сіллю й молоком до гладкого тіста.',
    'Смажте тонкі млинці на сухій пательні з обох боків.',
    'Подайте їх із соусом.',
  ];
  const told = {
    '@type': 'Recipe',
    name: 'Млинці',
    recipeIngredient: SAUCE,
    recipeInstructions: 'Змішайте все для соусу.',
  };
  const dish = [...LIST, '50 г масла', '2 ст. л. цукру', '1 пакетик ванілі'];
  const list = dish.map((line) => `<li>${line}</li>`).join('');
  const understood = understandPage(
    `<body><h1>Млинці</h1><h2>Інгредієнти</h2><ul>${list}</ul><h2>Приготування</h2>${steps.map((step) => `<p>${step}</p>`).join('')}<div>${sauce}<p>Змішайте все для соусу.</p></div>
     <script type="application/ld+json">${JSON.stringify(told)}</script></body>`,
    'https://example.org/mlyntsi',
  );
  if (understood.kind !== 'recipe') throw new Error(`no recipe: ${understood.because}`);
  expect(understood.recipe.ingredients).toEqual([
    { name: null, lines: dish },
    { name: 'Соус (на чотирьох)', lines: SAUCE },
  ]);
});

test('told headings alone give way to the steps below them', () => {
  const body = `${shown}<h2>Приготування</h2><h3>Замісіть тісто</h3><p>Змішайте борошно з сіллю й молоком.</p>
    <h3>Посмажте млинці</h3><p>Смажте їх на сухій пательні з обох боків.</p>`;
  expect(
    stepsOf(
      page(
        [
          { '@type': 'HowToStep', name: 'Замісіть тісто' },
          { '@type': 'HowToStep', name: 'Посмажте млинці' },
        ],
        body,
      ),
    ),
  ).toEqual([
    ['Замісіть тісто', 'Змішайте борошно з сіллю й молоком.'],
    ['Посмажте млинці', 'Смажте їх на сухій пательні з обох боків.'],
  ]);
});

const linesOf = (html: string) => {
  const understood = understandPage(html, 'https://example.org/mlyntsi');
  if (understood.kind !== 'recipe') throw new Error(`no recipe: ${understood.because}`);
  return understood.recipe.ingredients.flatMap(({ lines }) => lines);
};

test('told lines with their amounts behind the food give way to the same ones as people write them', () => {
  const told = ['борошно пшеничне 200г', 'яйця курячі 2', 'молоко 150мл', 'сіль 1 ч.л.', 'цукор за смаком'];
  const seen = ['200 г борошно пшеничне', '2 яйця курячі', '150 мл молоко', '1 ч.л. сіль', 'цукор за смаком'];
  const others = ['200 г рису', '2 цибулини', '150 мл бульйону', '1 ч. л. перцю', 'зелень за смаком'];
  const read = (shownLines: readonly string[]) => {
    const items = shownLines.map((line) => `<li>${line}</li>`).join('');
    const html = page(
      ['Змішайте борошно з молоком.'],
      `<h1>Млинці</h1><h2>Інгредієнти</h2><ul>${items}</ul>`,
    );
    return linesOf(html.replace(JSON.stringify(LIST), JSON.stringify(told)));
  };
  expect(read(seen)).toEqual(seen);
  // Other foods are another recipe's.
  expect(read(others)).toEqual(told);
});

test('a whole list that was told as one line is the list that the page shows', () => {
  const seen = [...LIST, '2 ст. л. олії', 'цукор за смаком'];
  const twice = (lines: readonly string[]) =>
    `<h1>Млинці</h1><h2>Інгредієнти</h2><ul>${[...lines, ...lines].map((line) => `<li>${line}</li>`).join('')}</ul>`;
  const html = page(['Змішайте борошно з молоком.', 'Смажте млинці.'], twice(seen));
  const glued = (lines: readonly string[]) =>
    html.replace(JSON.stringify(LIST), JSON.stringify([lines.join(' ')]));
  expect(linesOf(glued(['Для тіста:', ...seen]))).toEqual(seen);
  // What was told as one line and is not on the page stays.
  expect(linesOf(glued(['500 г сиру кисломолочного домашнього']))).toEqual([
    '500 г сиру кисломолочного домашнього',
  ]);
});

test('a unit without an amount is none of the page’s words', () => {
  const data = {
    recipe: {
      title: 'Makrel',
      ingredients: [
        { amount: 4, unit: { abbreviation: 'stk.' }, ingredient: 'makreller' },
        { amount: 1, unit: { abbreviation: 'bundt' }, ingredient: 'frisk dild' },
        { amount: null, unit: { abbreviation: 'bundt' }, ingredient: 'salt' },
      ],
      instructions: [{ text: 'Steg fisken i smør i 5 minutter.' }, { text: 'Server med dild.' }],
    },
  };
  const html = `<html lang="da"><body><h1>Makrel</h1><script type="application/json">${JSON.stringify(data)}</script></body></html>`;
  expect(linesOf(html)).toEqual(['4 stk. makreller', '1 bundt frisk dild', 'salt']);
});
