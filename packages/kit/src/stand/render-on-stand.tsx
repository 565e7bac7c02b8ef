import type { Language } from '@sytno/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render, type RenderResult } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { KitProvider } from '../app/kit-context';
import { createQueryClient } from '../app/query-client';
import { addTexts, createI18n, KIT_TEXTS } from '../i18n/i18n';
import type { TextTree } from '../i18n/text-tree';
import { MemoryRouter } from '../router';
import { createSession, type Session } from '../session/session';
import { en } from '../texts/en';
import { ru } from '../texts/ru';
import { uk } from '../texts/uk';
import { NoticeRegion } from '../ui/notices';
import { fakeApi, type FakeAnswers } from './fake-api';

// A machine that is busy with other things needs longer than a second to draw a page.
configure({ asyncUtilTimeout: 5_000 });

export interface Stand {
  answers?: FakeAnswers;
  lng?: Language;
  /** The address the page is opened at. */
  path?: string;
  /** Texts by namespace. */
  texts?: Record<string, TextTree>;
  session?: Session;
}

/** Renders a page as the shell would: router, store, cache, texts, notices, and an API of prepared answers. */
export function renderOnStand(page: ReactNode, stand: Stand = {}): RenderResult & { session: Session } {
  const { lng = 'uk', path = '/', texts = {} } = stand;
  const session = stand.session ?? createSession(localStorage, window);
  const i18n = createI18n(lng);
  addTexts(i18n, lng, KIT_TEXTS, { uk, ru, en }[lng]);
  for (const [namespace, tree] of Object.entries(texts)) addTexts(i18n, lng, namespace, tree);
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { retry: false } });
  const result = render(
    <I18nextProvider i18n={i18n}>
      <Provider store={createStore()}>
        <QueryClientProvider client={queries}>
          <KitProvider kit={{ api: fakeApi(stand.answers ?? {}), session }}>
            <MemoryRouter initialEntries={[path]}>
              {page}
              <NoticeRegion />
            </MemoryRouter>
          </KitProvider>
        </QueryClientProvider>
      </Provider>
    </I18nextProvider>,
  );
  return { ...result, session };
}
