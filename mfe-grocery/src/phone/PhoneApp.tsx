import type { Language } from '@sytno/domain';
import { KitProvider, useUser, type createI18n, type Kit } from '@sytno/kit';
import { color, NoticeRegion, THEME_VARIABLES } from '@sytno/kit/ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Provider } from 'jotai';
import { I18nextProvider } from 'react-i18next';
// A page of its own, which no other section is on.
// eslint-disable-next-line no-restricted-imports
import { createGlobalStyle } from 'styled-components';
import { Enter } from './Enter';
import { PhoneLists } from './PhoneLists';

const GlobalStyle = createGlobalStyle`
  ${THEME_VARIABLES}
  body { background: ${color('page')}; color: ${color('text')}; }
`;

/** Everything the application is made of, made once at its start. */
interface Services {
  i18n: ReturnType<typeof createI18n>;
  queries: QueryClient;
  kit: Kit;
}

/** The list on a phone: the way in, or the household's lists. */
export function PhoneApp({ services, lng }: { services: Services; lng: Language }) {
  return (
    <I18nextProvider i18n={services.i18n}>
      <Provider>
        <QueryClientProvider client={services.queries}>
          <KitProvider kit={services.kit}>
            <GlobalStyle />
            <Whole lng={lng} />
            <NoticeRegion />
          </KitProvider>
        </QueryClientProvider>
      </Provider>
    </I18nextProvider>
  );
}

function Whole({ lng }: { lng: Language }) {
  const user = useUser();
  return user ? <PhoneLists key={user.id} lng={lng} /> : <Enter />;
}
