import type { Language } from '@sytno/domain';
import { KitProvider, type Kit } from '@sytno/kit';
import { BrowserRouter } from '@sytno/kit/router';
import { NoticeRegion } from '@sytno/kit/ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { Provider, type createStore } from 'jotai';
import { lazy, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { AppErrorBoundary, UnexpectedError } from '../errors/UnexpectedError';
import { GlobalStyle } from '../layout/GlobalStyle';
import { LeftWords } from '../layout/LeftWords';
import { UnsavedGate } from '../layout/UnsavedGate';
import { Root } from './Root';
import { ShellContext, type DeveloperChoice, type Shell } from './shell-context';

/** A developer's alone: it comes when there is something to say. */
const OverrideBand = lazy(() =>
  import(/* webpackChunkName: "override" */ '../sections/OverrideBand').then((file) => ({
    default: file.OverrideBand,
  })),
);

const isOverriding = ({ active, asked }: DeveloperChoice): boolean =>
  Object.keys(active).length + Object.keys(asked).length > 0;

/** Everything the page is made of, made once at its start. */
export interface Services extends Shell {
  i18n: i18n;
  queries: QueryClient;
  store: ReturnType<typeof createStore>;
  kit: Kit;
}

/** The whole page. `failure` is why the shell itself could not start. */
export function App({
  services,
  first,
  failure,
}: {
  services: Services;
  first: Language;
  failure?: unknown;
}) {
  const { boot, loader, overrides } = services;
  if (failure) return <UnexpectedError error={failure} />;
  return (
    <AppErrorBoundary>
      <I18nextProvider i18n={services.i18n}>
        <Provider store={services.store}>
          <QueryClientProvider client={services.queries}>
            <KitProvider kit={services.kit}>
              <ShellContext value={{ boot, loader, overrides }}>
                <GlobalStyle />
                <BrowserRouter>
                  <UnsavedGate>
                    {isOverriding(overrides) && (
                      <Suspense fallback={null}>
                        <OverrideBand />
                      </Suspense>
                    )}
                    <Root first={first} />
                  </UnsavedGate>
                </BrowserRouter>
                <NoticeRegion />
                <LeftWords />
              </ShellContext>
            </KitProvider>
          </QueryClientProvider>
        </Provider>
      </I18nextProvider>
    </AppErrorBoundary>
  );
}
