import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { color, space, TextLink, TYPE } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { List, Quiet, Row, Titled, Words } from '../groups/parts';
import { CONSULTATION_TEXTS } from './consultation-texts';
import type { ClientConsultation } from './consultations.queries';
import { StateChip } from './StateChip';
import { momentOf } from './moments';

type Common = Pick<ClientConsultation, 'cancelled' | 'others'>;

/** Who cancelled it, and why. */
export function Cancelled({ one }: { one: Common }) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  if (!one.cancelled) return null;
  const { by, reason } = one.cancelled;
  return (
    <div role="status">
      <Quiet>{t(`cancelledBy.${by}`)}</Quiet>
      {reason !== '' && <Words>{t('reason', { reason })}</Words>}
    </div>
  );
}

/** The other consultations of these two. */
export function Others(props: { one: Common; side: 'client' | 'expert'; zone: string; lng: Language }) {
  const { t } = useTexts(CONSULTATION_TEXTS);
  const { one, side, zone, lng } = props;
  if (one.others.length === 0) return null;
  return (
    <Titled title={t('others')}>
      <List aria-label={t('others')}>
        {one.others.map(({ id, startsAt, state }) => (
          <li key={id}>
            <Row>
              <TextLink to={pathTo('consultation', lng, { id }, side === 'expert' ? { side } : {})}>
                {momentOf(startsAt, lng, zone)}
              </TextLink>
              <StateChip state={state} startsAt={startsAt} />
            </Row>
          </li>
        ))}
      </List>
    </Titled>
  );
}

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(112px, 1fr));
  gap: ${space(3)};
  margin: 0;
  dt {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  dd {
    margin: 0;
    font: ${TYPE.strong};
  }
`;

/** What was measured. */
export function Measured({ title, rows }: { title: string; rows: readonly (readonly [string, string])[] }) {
  return (
    <Figures aria-label={title}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Figures>
  );
}
