import { failureOf, useApi, useTexts } from '@sytno/kit';
import { QueryView, RADIUS, Skeleton } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { GROUP_TEXTS } from '../groups/group-texts';
import { proofQuery } from './practice.queries';

const Picture = styled.img`
  display: block;
  max-width: min(100%, 560px);
  border-radius: ${RADIUS.control};
`;

/** The picture of a proof: asked for as data, since no address leads to it. */
export function Proof({ id, sentAt }: { id: string; sentAt: string | null }) {
  const { t } = useTexts(GROUP_TEXTS);
  const query = useQuery(proofQuery(useApi(), id, sentAt));
  // A proof that was checked may have no picture: of the demo there is none.
  if (query.error && failureOf(query.error).code === 'NOT_FOUND') return null;
  return (
    <QueryView query={query} skeleton={<Skeleton $height={240} />}>
      {({ type, base64 }) => <Picture src={`data:${type};base64,${base64}`} alt={t('proof.picture')} />}
    </QueryView>
  );
}
