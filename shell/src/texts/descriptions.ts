import type { Texts } from '@sytno/domain';
import type { PageKey } from '@sytno/kit/routes';

/** One sentence a page for search engines and previews of links; the server writes it, no browser loads it. */
export const descriptions = {
  landing: {
    uk: 'Рецепти з чесною калорійністю, меню на тиждень у межах цілей за калоріями, білками й грошима, один список покупок для всієї родини.',
    ru: 'Рецепты с честной калорийностью, меню на неделю в пределах целей по калориям, белкам и деньгам, один список покупок на всю семью.',
    en: 'Recipes with honest nutrition, a week’s menu held against your calories, macros and budget, and one shopping list for the household.',
  },
  price: {
    uk: 'Скільки коштує Sytno: що є безкоштовно, що додає преміум, на який строк і з якою знижкою.',
    ru: 'Сколько стоит Sytno: что есть бесплатно, что добавляет премиум, на какой срок и с какой скидкой.',
    en: 'What Sytno costs: what is free, what premium adds, for how long and at what discount.',
  },
  oferta: {
    uk: 'Умови, на яких надається Sytno, і те, що стається з вашими даними: що зберігається, навіщо й доки.',
    ru: 'Условия, на которых предоставляется Sytno, и то, что происходит с вашими данными: что хранится, зачем и до каких пор.',
    en: 'The terms on which Sytno is offered, and what becomes of your data: what is kept, why and for how long.',
  },
} satisfies Partial<Record<PageKey, Texts>>;
