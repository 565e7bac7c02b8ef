/** A small `pages.json`, as the shell's build writes it. */
const texts = (word: string) => ({ uk: `${word} uk`, ru: `${word} ru`, en: `${word} en` });
const page = (key: string, path: string, section: string | null, access: string) => ({
  key,
  path,
  section,
  access,
  title: texts(key),
  robots: access === 'public' ? 'index' : 'noindex',
});

export const PAGES = {
  version: '1.2.3-spec',
  template:
    '<!doctype html><html lang="{{lang}}"><head><title>{{title}}</title>{{head}}</head><body><script type="application/json" id="boot" nonce="{{nonce}}">{{boot}}</script>{{other}}</body></html>',
  texts: { uk: '/static/texts-uk.1.js', ru: '/static/texts-ru.1.js', en: '/static/texts-en.1.js' },
  fonts: ['/static/onest.1.woff2'],
  door: {
    template:
      '<!doctype html><html lang="{{lang}}"><head><title>{{title}}</title>{{head}}{{styles}}</head><body><div id="root">{{body}}</div><script type="application/json" nonce="{{nonce}}">{{boot}}</script></body></html>',
    pages: (['uk', 'ru', 'en'] as const).map((lng) => ({
      page: 'login',
      lng,
      body: `<h1>Sign in ${lng}</h1><p>{{provider}} {{contact}} {{other}}</p>`,
      styles: '<style nonce="{{nonce}}">b{}</style>',
      files: [`/static/door-texts-${lng}.1.js`],
      next: ['/static/main.1.js'],
    })),
  },
  notFoundTitle: texts('Missing'),
  redirects: [
    { path: '/', to: '/uk' },
    { prefix: '/:lng/menu', to: '/', exceptLanguages: ['en'] },
    { path: '/:lng/user', to: '/:lng/user/dashboard' },
  ],
  pages: [
    { ...page('landing', '/:lng', null, 'public'), description: texts('About') },
    page('recipes', '/:lng/user/recipes', 'recipes', 'user'),
    page('create', '/:lng/user/recipes/create', 'recipes', 'user'),
    page('recipe', '/:lng/user/recipes/:id', 'recipes', 'user'),
    { ...page('login', '/:lng/auth/login', null, 'public'), robots: 'noindex' },
    { ...page('edit', '/auth/password/edit', null, 'public'), robots: 'noindex' },
  ],
};

/** A small `registry.json`, as the build of sections writes it. */
export const REGISTRY = {
  revision: 7,
  sections: [
    {
      name: 'recipes',
      version: '0.1.0-abc',
      entry: '/mfe/recipes/0.1.0-abc/mf-manifest.json',
      preload: ['/mfe/recipes/0.1.0-abc/entry.1.js', '/mfe/recipes/0.1.0-abc/style.1.css'],
      texts: { uk: '/mfe/recipes/0.1.0-abc/texts-uk.1.js' },
      contract: 1,
    },
  ],
};
