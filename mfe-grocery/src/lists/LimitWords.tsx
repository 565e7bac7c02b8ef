import type { Language } from '@sytno/domain';
import { formatMoney, useTexts } from '@sytno/kit';
import { color, RADIUS, space, TYPE, type ColourRole } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import type { ListMoney } from './money';

const ROLES = { within: 'dill', near: 'sunflower', over: 'chilli' } as const;
const TINTS = { dill: 'dill-tint', sunflower: 'sunflower-tint', chilli: 'chilli-tint' } as const;

const Words = styled.span<{ $role: ColourRole & keyof typeof TINTS }>`
  display: inline-block;
  padding: 2px ${space(2)};
  border-radius: ${RADIUS.control};
  background: ${({ $role }) => color(TINTS[$role])};
  color: ${({ $role }) => color($role)};
  font: ${TYPE.quiet};
  font-weight: 600;
`;

/** How a list stands to what the household wants to spend, in words and colour. */
export function LimitWords({ limit, lng }: { limit: NonNullable<ListMoney['limit']>; lng: Language }) {
  const { t } = useTexts('grocery');
  const { status, most, apart } = limit;
  const values = {
    most: formatMoney(most.minor, most.currency, lng),
    apart: formatMoney(apart.minor, apart.currency, lng),
  };
  return <Words $role={ROLES[status]}>{t(`list.limit.${status}`, values)}</Words>;
}
