import type { Language } from '@sytno/domain';
import { failureOf, useApi, useTexts } from '@sytno/kit';
import { useParams, useSearchParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { BackLink, EmptyState, QueryView, QuietButtonLink, Skeleton } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { CONSULTATION_TEXTS } from './consultation-texts';
import { consultationQuery } from './consultations.queries';
import { LedPage } from './LedPage';
import { OwnConsultation } from './OwnConsultation';

/** One consultation, to its client or its expert; `?side=expert` asks for the latter first. */
export function ConsultationPage({ lng }: { lng: Language }) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const asked = params.get('side') === 'expert' ? 'expert' : 'client';
  const query = useQuery(consultationQuery(useApi(), id, asked));
  if (query.error && ['NOT_FOUND', 'INPUT_INVALID'].includes(failureOf(query.error).code)) {
    return (
      <EmptyState
        whole
        role="alert"
        picture="🍃"
        title={t('gone.title')}
        text={t('gone.text')}
        action={<QuietButtonLink to={pathTo('consultations', lng)}>{t('toAll')}</QuietButtonLink>}
      />
    );
  }
  const view = query.data?.side === 'expert' ? { view: 'led' } : {};
  return (
    <>
      <BackLink to={pathTo('consultations', lng, {}, view)}>{t('toAll')}</BackLink>
      <QueryView whole query={query} skeleton={<Skeleton $height={480} />}>
        {(seen) =>
          seen.side === 'client' ? (
            <OwnConsultation key={id} one={seen.data} lng={lng} />
          ) : (
            <LedPage key={id} one={seen.data} lng={lng} />
          )
        }
      </QueryView>
    </>
  );
}
