import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const RECIPE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Гарбузова каша',
  description: 'Солодка каша з гарбузом і рисом.',
  author: { '@type': 'Person', name: 'Баба Галя' },
  recipeYield: '4 порції',
  prepTime: 'PT15M',
  cookTime: 'PT40M',
  recipeIngredient: [
    '500 г гарбуза',
    '100 г рису',
    '500 мл молока',
    '2 ст. л. цукру',
    '30 г хрумкотульки',
    'сіль за смаком',
  ],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Гарбуз почистьте, наріжте кубиками та тушкуйте 15 хвилин у воді.' },
    { '@type': 'HowToStep', text: 'Додайте рис, молоко, цукор і сіль та варіть 25 хвилин на малому вогні.' },
    { '@type': 'HowToStep', text: 'Подавайте теплою, зі шматочком масла.' },
  ],
};

const page = (name: string): string =>
  `<!doctype html><html lang="uk"><head><meta charset="utf-8"><title>${name}</title>
<script type="application/ld+json">${JSON.stringify({ ...RECIPE, name })}</script></head>
<body><h1>${name}</h1><p>Наша кухня</p></body></html>`;

/** A site of recipes on this machine, as somebody else's would be. */
export class RecipeSite {
  private readonly server: Server;
  /** Answers that wait until a test lets them go. */
  private readonly held: ServerResponse[] = [];
  origin = '';

  constructor() {
    this.server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://site');
      const html = { 'content-type': 'text/html; charset=utf-8' };
      if (pathname.startsWith('/closed')) response.writeHead(403, html).end('<p>no</p>');
      else if (pathname.startsWith('/news'))
        response.writeHead(200, html).end('<h1>Новини</h1><p>Сонячно.</p>');
      else if (pathname.startsWith('/slow')) this.held.push(response);
      else response.writeHead(200, html).end(page(decodeURIComponent(pathname.slice(1)) || RECIPE.name));
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.server.listen(0, '127.0.0.1', resolve);
    });
    this.origin = `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
