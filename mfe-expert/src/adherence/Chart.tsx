import type { Day, Language } from '@sytno/domain';
import { formatDay, formatNumber } from '@sytno/kit';
import { color, space, TYPE, type ColourRole } from '@sytno/kit/ui';
import { styled } from 'styled-components';

/** One bar: how much of what; null where nothing is known. */
export interface Bar {
  readonly date: Day;
  readonly value: number | null;
}

const Frame = styled.figure`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  margin: 0;
  figcaption {
    display: grid;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
  figcaption:last-child {
    grid-auto-flow: column;
    justify-content: space-between;
    gap: ${space(2)};
  }
  b {
    color: ${color('text')};
    font: ${TYPE.strong};
  }
  svg {
    display: block;
    width: 100%;
    height: 64px;
  }
`;

const HEIGHT = 64;
const STEP = 12;
/** Pixels of a day where there is more room than days need. */
const WIDEST = 56;

/**
 * Bars of days, small: shares from the ground up, or differences from a middle line. It says its figures in words
 * to who cannot see it, and a table stands below.
 *
 * @param props.most what a full bar is
 */
export function Chart(props: {
  title: string;
  bars: readonly Bar[];
  most: number;
  role: ColourRole;
  /** Bars may hang below the line. */
  signed?: boolean;
  words: string;
  lng: Language;
}) {
  const { bars, most, role, lng, signed = false } = props;
  const middle = signed ? HEIGHT / 2 : HEIGHT;
  const room = signed ? HEIGHT / 2 : HEIGHT;
  const height = (value: number) =>
    Math.max(1, (Math.min(Math.abs(value), most) / Math.max(most, 1e-9)) * (room - 2));
  const first = bars[0]?.date;
  const last = bars.at(-1)?.date;
  return (
    <Frame style={{ maxWidth: Math.max(240, bars.length * WIDEST) }}>
      <figcaption>
        <span>{props.title}</span>
        <b>{props.words}</b>
      </figcaption>
      <svg
        viewBox={`0 0 ${String(Math.max(1, bars.length) * STEP)} ${String(HEIGHT)}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${props.title}: ${props.words}`}
      >
        {bars.map(({ date, value }, at) =>
          value === null ? (
            <rect
              key={date}
              x={at * STEP + 2}
              y={middle - 1}
              width={STEP - 4}
              height={1}
              fill={color('border')}
            />
          ) : (
            <rect
              key={date}
              x={at * STEP + 2}
              y={value >= 0 ? middle - height(value) : middle}
              width={STEP - 4}
              height={height(value)}
              fill={color(role)}
              opacity={value >= 0 || !signed ? 1 : 0.6}
            />
          ),
        )}
        <line x1="0" x2={bars.length * STEP} y1={middle} y2={middle} stroke={color('line')} />
      </svg>
      {first !== undefined && last !== undefined && (
        <figcaption aria-hidden>
          <span>{formatDay(first, lng)}</span>
          <span>{formatDay(last, lng)}</span>
        </figcaption>
      )}
    </Frame>
  );
}

/** "+120", "−40", "0". */
export const signedNumber = (value: number, lng: Language): string =>
  `${value > 0 ? '+' : ''}${formatNumber(value, lng)}`.replace('-', '−');
