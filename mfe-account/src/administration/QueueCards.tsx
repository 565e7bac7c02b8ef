import type { Language, QueueName } from '@sytno/domain';
import { formatNumber, useTexts } from '@sytno/kit';
import { pathTo, type PageKey } from '@sytno/kit/routes';
import { Chip, color, PickList, PickRow, space, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { DESK_TEXTS } from '../desk-words';
import { PromiseChip } from '../messages/PromiseChip';
import type { Overview } from './desk.queries';

/** Where a queue is worked on. */
const PLACES: Readonly<Record<QueueName, readonly [PageKey, Record<string, string>?]>> = {
  recipes: ['adminReviews'],
  reports: ['adminReviews', { queue: 'reported' }],
  templates: ['adminTemplates'],
  courses: ['adminCourses'],
  nutrition: ['adminNutrition'],
  payments: ['adminPayments'],
  messages: ['adminMessages'],
  experts: ['adminExperts'],
};

const Row = styled.span`
  display: grid;
  grid-template-columns: minmax(40px, auto) minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  > b {
    font: ${TYPE.section};
    font-variant-numeric: tabular-nums;
  }
  > span:last-child {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${space(1)};
  }
`;

const Bar = styled.i`
  display: block;
  height: 4px;
  margin-top: ${space(1)};
  border-radius: 2px;
  background: ${color('beet')};
`;

const Nothing = styled.small`
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

/** Every queue with how many wait in it, and how long the first one has; a row leads to where it is worked on. */
export function QueueCards({ queues, lng }: { queues: Overview['queues']; lng: Language }) {
  const { t } = useTexts(DESK_TEXTS);
  const most = Math.max(1, ...queues.map(({ open }) => open));
  return (
    <PickList aria-label={t('desk.queues')}>
      {queues.map((queue) => {
        const [page, query] = PLACES[queue.name];
        const row = <QueueRow queue={queue} most={most} lng={lng} />;
        return (
          <li key={queue.name}>
            <PickRow to={pathTo(page, lng, {}, query)}>{row}</PickRow>
          </li>
        );
      })}
    </PickList>
  );
}

function QueueRow({ queue, most, lng }: { queue: Overview['queues'][number]; most: number; lng: Language }) {
  const { t } = useTexts(DESK_TEXTS);
  const { name, open, late, oldest } = queue;
  return (
    <Row>
      <b>{formatNumber(open, lng)}</b>
      <span>
        {t(`desk.q.${name}`)}
        {open > 0 && <Bar aria-hidden style={{ width: `${String((open / most) * 100)}%` }} />}
      </span>
      <span>
        {late > 0 && <Chip tone="chilli">{t('desk.late', { count: late })}</Chip>}
        {oldest === null ? <Nothing>{t('desk.nothing')}</Nothing> : <PromiseChip createdAt={oldest} />}
      </span>
    </Row>
  );
}
