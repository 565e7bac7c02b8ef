import { useTexts } from '@sytno/kit';
import { color, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import type { Participant } from '../courses/courses.queries';
import { StateChip } from './StateChip';

const Quiet = styled.small`
  display: block;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

/** Where somebody stands with a course: the state, his place on the waiting list, what he has ticked. */
export function Standing({ participant }: { participant: Participant }) {
  const { t } = useTexts('expert');
  const { state, place, progress } = participant;
  return (
    <>
      <StateChip state={state} />
      {place !== undefined && <Quiet>{t('applications.place', { place })}</Quiet>}
      {progress && <Quiet>{t('participants.progress', { ...progress })}</Quiet>}
    </>
  );
}
