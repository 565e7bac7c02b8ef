import { useId } from 'react';
import { css, styled } from 'styled-components';
import { KIT_TEXTS } from '../i18n/i18n';
import { useTexts } from '../i18n/use-texts';
import { color, eases, RADIUS, space, TYPE } from '../theme/tokens';

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(3)};
  > span {
    font: ${TYPE.strong};
  }
  > output {
    color: ${color('quiet')};
  }
`;

const Rail = styled.div`
  position: relative;
  height: 44px;
  &::before,
  > i {
    content: '';
    position: absolute;
    top: 20px;
    height: 4px;
    border-radius: ${RADIUS.full};
  }
  &::before {
    inset-inline: 0;
    background: ${color('line')};
  }
  > i {
    background: ${color('beet')};
  }
`;

const thumb = css`
  box-sizing: border-box;
  width: 24px;
  height: 24px;
  border: 2px solid ${color('beet')};
  border-radius: 50%;
  background: ${color('raised')};
  cursor: grab;
  pointer-events: auto;
  ${eases('background-color')}
`;

const Range = styled.input.attrs({ type: 'range' })`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 44px;
  margin: 0;
  background: none;
  appearance: none;
  /* Two lie one on the other: only their thumbs take the pointer. */
  pointer-events: none;
  outline: none;
  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }
  &::-moz-range-thumb {
    ${thumb}
  }
  &:hover::-webkit-slider-thumb {
    background: ${color('beet-tint')};
  }
  &:focus-visible::-webkit-slider-thumb {
    outline: 2px solid ${color('beet')};
    outline-offset: 2px;
  }
  &:focus-visible::-moz-range-thumb {
    outline: 2px solid ${color('beet')};
    outline-offset: 2px;
  }
`;

interface SliderProps {
  label: string;
  min: number;
  max: number;
  step?: number;
  /** How a value reads, such as "450 ккал". */
  format: (value: number) => string;
}

/** One value of a scale, by pointer or arrows. */
export function Slider(
  props: SliderProps & { value: number; onChange: (value: number) => void; onCommit?: () => void },
) {
  const { min, max, step = 1, value } = props;
  const id = useId();
  return (
    <div>
      <Words>
        <span id={id}>{props.label}</span>
        <output>{props.format(value)}</output>
      </Words>
      <Rail>
        <i style={{ left: 0, width: percent(value, min, max) }} />
        <Range
          {...{ min, max, step, value }}
          aria-labelledby={id}
          aria-valuetext={props.format(value)}
          onChange={(event) => props.onChange(Number(event.target.value))}
          onPointerUp={props.onCommit}
          onKeyUp={props.onCommit}
        />
      </Rail>
    </div>
  );
}

/** A stretch of a scale between two thumbs that do not pass each other. */
export function RangeSlider(
  props: SliderProps & {
    value: readonly [low: number, high: number];
    onChange: (value: [low: number, high: number]) => void;
    /** The pointer or the key is let go: the time to search. */
    onCommit?: () => void;
  },
) {
  const { t } = useTexts(KIT_TEXTS);
  const { min, max, step = 1, label, format } = props;
  const [low, high] = props.value;
  const ends = [
    {
      value: low,
      name: t('parts.slider.from', { label }),
      move: (next: number) => props.onChange([Math.min(next, high), high]),
    },
    {
      value: high,
      name: t('parts.slider.to', { label }),
      move: (next: number) => props.onChange([low, Math.max(next, low)]),
    },
  ];
  return (
    <div role="group" aria-label={label}>
      <Words>
        <span>{label}</span>
        <output>{`${format(low)} – ${format(high)}`}</output>
      </Words>
      <Rail>
        <i style={{ left: percent(low, min, max), width: percent(high - low + min, min, max) }} />
        {ends.map(({ value, name, move }) => (
          <Range
            key={name}
            {...{ min, max, step, value }}
            aria-label={name}
            aria-valuetext={format(value)}
            onChange={(event) => move(Number(event.target.value))}
            onPointerUp={props.onCommit}
            onKeyUp={props.onCommit}
          />
        ))}
      </Rail>
    </div>
  );
}

const percent = (value: number, min: number, max: number): string =>
  `${max > min ? ((value - min) / (max - min)) * 100 : 0}%`;
