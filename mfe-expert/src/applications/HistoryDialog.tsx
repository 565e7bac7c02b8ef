import type { Language } from '@sytno/domain';
import { formatWhen, useApi, useTexts } from '@sytno/kit';
import { color, Dialog, QueryView, Skeleton, space, TYPE } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { COURSE_TEXTS } from '../courses/course-texts';
import { historyQuery } from '../courses/courses.queries';

const List = styled.ol`
  display: grid;
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  b,
  small {
    display: block;
  }
  small {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  p {
    margin: ${space(1)} 0 0;
    white-space: pre-line;
  }
`;

/** All that happened between a person and a course, the oldest first. */
export function HistoryDialog(props: { applicationId: string; lng: Language; onClose: () => void }) {
  const { t } = useTexts(COURSE_TEXTS);
  const query = useQuery(historyQuery(useApi(), props.applicationId));
  return (
    <Dialog title={t('history.title')} onClose={props.onClose}>
      <QueryView query={query} skeleton={<Skeleton $height={200} />}>
        {({ items }) => (
          <List>
            {items.map(({ at, move, words }, number) => (
              <li key={number}>
                <b>{t(`history.moves.${move}`)}</b>
                <small>{formatWhen(at, props.lng)}</small>
                {words && <p>{words}</p>}
              </li>
            ))}
          </List>
        )}
      </QueryView>
    </Dialog>
  );
}
