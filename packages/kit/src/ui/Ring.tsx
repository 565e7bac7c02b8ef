import type { ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { numbersHiddenAtom } from '../state/profile.atoms';
import { color, moves, type ColourRole } from '../theme/tokens';

const Frame = styled.div`
  position: relative;
  display: inline-grid;
  place-items: center;
  > * {
    grid-area: 1 / 1;
  }
  circle {
    fill: none;
    stroke-linecap: round;
  }
`;

const Arc = styled.circle`
  ${moves('transition: stroke-dashoffset 200ms ease-out;')}
`;

const Middle = styled.div<{ $size: number }>`
  font-size: ${(props) => (props.$size < 80 ? '13px' : '15px')};
  display: grid;
  justify-items: center;
  max-width: 76%;
  text-align: center;
  line-height: 1.2;
`;

/**
 * A share of a target as a ring, for a day at a glance; over the target it is full, in the colour of
 * attention. What stands inside is for the eye; `label` says all of it.
 */
export function Ring(props: {
  label: string;
  share: number;
  role: ColourRole;
  over?: boolean;
  /** Share of the target that was eaten: what is only planned is lighter then. */
  eaten?: number | undefined;
  size?: number;
  children?: ReactNode;
}) {
  const hidden = useAtomValue(numbersHiddenAtom);
  const { size = 96, share, over = false, eaten } = props;
  const width = Math.max(5, Math.round(size / 11));
  const radius = (size - width) / 2;
  const length = 2 * Math.PI * radius;
  const stroke = color(over ? 'chilli' : props.role);
  const arcs = [
    {
      part: share,
      stroke: eaten === undefined ? stroke : `color-mix(in oklab, ${stroke} 45%, ${color('raised')})`,
    },
    { part: eaten ?? 0, stroke },
  ].map((arc) => ({ ...arc, part: Math.min(1, Math.max(0, arc.part)) }));
  const circle = { cx: size / 2, cy: size / 2, r: radius, strokeWidth: width };
  if (hidden) return null;
  return (
    <Frame role="img" aria-label={props.label}>
      <svg width={size} height={size} viewBox={`0 0 ${String(size)} ${String(size)}`} aria-hidden>
        <circle {...circle} stroke={color('line')} />
        {arcs.map(({ part, stroke: paint }, at) =>
          part > 0 ? (
            <Arc
              key={at}
              {...circle}
              stroke={paint}
              strokeDasharray={length}
              strokeDashoffset={length * (1 - part)}
              transform={`rotate(-90 ${String(size / 2)} ${String(size / 2)})`}
            />
          ) : null,
        )}
      </svg>
      <Middle aria-hidden $size={size}>
        {props.children}
      </Middle>
    </Frame>
  );
}
