import { styled } from 'styled-components';
import { encode } from 'uqr';

/** Light around and dark on it in both themes: cameras want it so. */
const Picture = styled.svg`
  display: block;
  width: min(232px, 70vw);
  border-radius: 8px;
  background: white;
  color: black;
`;

/** A QR code with the quiet room around it that cameras want. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')))
    .join('');
  return (
    <Picture
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentcolor" />
    </Picture>
  );
}
