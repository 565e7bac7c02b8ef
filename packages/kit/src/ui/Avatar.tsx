import { useState } from 'react';
import { styled } from 'styled-components';
import { color, type ColourRole } from '../theme/tokens';

const TINTS = [
  ['beet-tint', 'beet'],
  ['dill-tint', 'dill'],
  ['sunflower-tint', 'sunflower'],
] as const satisfies readonly (readonly [ColourRole, ColourRole])[];

const Round = styled.span<{ $size: number; $tint: number }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${(props) => props.$size}px;
  height: ${(props) => props.$size}px;
  border-radius: 50%;
  background: ${(props) => color(TINTS[props.$tint]?.[0] ?? 'sunken')};
  color: ${(props) => color(TINTS[props.$tint]?.[1] ?? 'quiet')};
  font-size: ${(props) => Math.round(props.$size * 0.4)}px;
  font-weight: 600;
  line-height: 1;
  overflow: hidden;
  user-select: none;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/**
 * A person: the photo, or the first letters of the name on a tint that stays the same. It stands beside the
 * name, so that it says nothing itself; `named` makes it an image with the name.
 */
export function Avatar(props: {
  name: string;
  src?: string | null | undefined;
  size?: number;
  named?: boolean;
}) {
  const { name, src, size = 40 } = props;
  const [broken, setBroken] = useState<string | null>(null);
  const spoken = props.named ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <Round {...spoken} $size={size} $tint={tintOf(name)}>
      {src && src !== broken ? (
        <img src={src} alt="" width={size} height={size} onError={() => setBroken(src)} />
      ) : (
        initialsOf(name)
      )}
    </Round>
  );
}

/** The first letters of the first two words; what stands behind a comma, and figures, are no name. */
function initialsOf(name: string): string {
  const words = (name.split(',')[0] ?? '').split(/[\s@._-]+/).filter(Boolean);
  const named = words.filter((word) => /^\p{L}/u.test(word));
  return (named.length > 0 ? named : words)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}

function tintOf(name: string): number {
  const sum = Array.from(name).reduce(
    (total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  );
  return sum % TINTS.length;
}
