import type { Language } from '@sytno/domain';
import { Minus, Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { formatNumber } from '../format/format';
import { color, RADIUS, space, TYPE } from '../theme/tokens';
import { IconButton } from './IconButton';

const Frame = styled.div`
  display: inline-flex;
  align-items: center;
  border: 1px solid ${color('border')};
  border-radius: ${RADIUS.control};
  background: ${color('raised')};
`;

const Value = styled.output`
  min-width: ${space(8)};
  font: ${TYPE.strong};
  text-align: center;
`;

/** A small whole number with a button on either side, such as servings. */
export function Stepper(props: {
  value: number;
  min: number;
  max: number;
  lng: Language;
  label: string;
  lessLabel: string;
  moreLabel: string;
  onChange: (value: number) => void;
}) {
  const { value, min, max } = props;
  return (
    <Frame role="group" aria-label={props.label}>
      <IconButton
        aria-label={props.lessLabel}
        disabled={value <= min}
        onClick={() => {
          props.onChange(value - 1);
        }}
      >
        <Minus size={18} aria-hidden />
      </IconButton>
      <Value aria-live="polite">{formatNumber(value, props.lng)}</Value>
      <IconButton
        aria-label={props.moreLabel}
        disabled={value >= max}
        onClick={() => {
          props.onChange(value + 1);
        }}
      >
        <Plus size={18} aria-hidden />
      </IconButton>
    </Frame>
  );
}
