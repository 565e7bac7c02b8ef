import type { Language } from '@sytno/domain';
import { useApi, useUser } from '@sytno/kit';
import { useQuery } from '@tanstack/react-query';
import { Component, lazy, Suspense, type ReactNode } from 'react';

const TermsDialog = lazy(() =>
  import(/* webpackChunkName: "terms" */ './TermsDialog').then((file) => ({ default: file.TermsDialog })),
);

/**
 * Asks a signed-in person to accept the edition in force when he accepted an earlier one (product decision 3).
 * Nothing while the server has not said so: without a network the frame goes on as before.
 */
export function TermsAsked({ lng }: { lng: Language }) {
  const api = useApi();
  const user = useUser();
  // The same question as the profile's: one answer serves both.
  const { data } = useQuery({
    queryKey: ['account', 'session', user?.id],
    queryFn: () => api.account.session.current(),
    enabled: user !== null,
  });
  if (data?.termsAccepted !== false) return null;
  return (
    <WithoutFile key={user?.id}>
      <Suspense fallback={null}>
        <TermsDialog lng={lng} />
      </Suspense>
    </WithoutFile>
  );
}

/** A file that did not come takes nothing with it: the next page load asks again. */
class WithoutFile extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
