import type { Language } from '@sytno/domain';
import { KitProvider, useUser, type createI18n, type Kit } from '@sytno/kit';
import { NoticeRegion } from '@sytno/kit/ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Provider } from 'jotai';
import { I18nextProvider } from 'react-i18next';
import { Enter } from './Enter';
import { PhoneLists } from './PhoneLists';

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
