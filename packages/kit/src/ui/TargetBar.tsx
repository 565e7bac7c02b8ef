import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { numbersHiddenAtom } from '../state/profile.atoms';
import { color, moves, RADIUS, space, TYPE, type ColourRole } from '../theme/tokens';

const Frame = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(2)};
  font: ${TYPE.quiet};
  > :first-child {
    color: ${color('quiet')};
  }
  > :last-child {
    font-weight: 600;
  }
`;

const Track = styled.div`
  position: relative;
  height: 8px;
  border-radius: ${RADIUS.full};
  background: ${color('line')};
  overflow: hidden;
`;

const Fill = styled.div<{ $role: ColourRole; $light: boolean }>`
  position: absolute;
  inset: 0 auto 0 0;
  border-radius: ${RADIUS.full};
  background: ${({ $role, $light }) =>
    $light ? `color-mix(in oklab, ${color($role)} 45%, ${color('raised')})` : color($role)};
  ${moves('transition: width 200ms ease-out;')}
`;

/** Where the target is, once the bar goes beyond it. */
const Mark = styled.div`
  position: absolute;
  inset: 0 auto;
  width: 2px;
  background: ${color('raised')};
`;

/**
 * How much of a target is planned and, of that, eaten. The words say it, the bar shows it: planned is lighter
 * where something is eaten; over the target the bar is full, takes the colour of attention and marks the
 * target. Shares are of the target, 1 is all of it.
 */
export function TargetBar(props: {
  label: string;
  words: string;
  share: number;
  role: ColourRole;
  over?: boolean;
  eaten?: number | undefined;
  /** It is about money or progress, not food: it stays when the reader hides numbers. */
  kept?: boolean;
}) {
  const hidden = useAtomValue(numbersHiddenAtom);
  const { share, eaten } = props;
  const most = Math.max(1, share, eaten ?? 0);
  const width = (part: number) => `${String(Math.round((Math.max(0, part) / most) * 100))}%`;
  const role = props.over ? 'chilli' : props.role;
  if (hidden && !props.kept) return null;
  return (
    <Frame>
      <Words>
        <span>{props.label}</span>
        <span>{props.words}</span>
      </Words>
      <Track aria-hidden>
        <Fill $role={role} $light={eaten !== undefined} style={{ width: width(share) }} />
        {eaten !== undefined && <Fill $role={role} $light={false} style={{ width: width(eaten) }} />}
        {most > 1 && <Mark style={{ left: width(1) }} />}
      </Track>
    </Frame>
  );
}
