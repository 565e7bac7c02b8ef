import type { Language } from '@sytno/domain';
import { failureOf, useApi, useTexts } from '@sytno/kit';
import { useSearchParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { ButtonLink, EmptyState } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { SHELL_TEXTS } from '../texts/load-texts';

/** The end of the link in the confirmation mail. */
export function EmailConfirmPage({ lng }: { lng: Language }) {
  const { t } = useTexts(SHELL_TEXTS);
  const api = useApi();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { isPending, error } = useQuery({
    queryKey: ['account', 'email-confirm', token],
    queryFn: () => api.account.registration.confirmEmail({ token }),
    staleTime: Infinity,
    retry: false,
  });
  if (isPending) return <EmptyState whole picture="📬" title={t('emailConfirm.busy')} role="status" />;
  const go = <ButtonLink to={pathTo('dashboard', lng)}>{t('emailConfirm.go')}</ButtonLink>;
  if (!error)
    return <EmptyState whole picture="✅" title={t('emailConfirm.done')} role="status" action={go} />;
  const { message } = failureOf(error);
  return <EmptyState whole picture="📭" title={message || t('login.unreachable')} role="alert" action={go} />;
}
