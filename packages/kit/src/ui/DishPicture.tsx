import { useState, type CSSProperties } from 'react';
import { css, styled } from 'styled-components';
import { color, RADIUS } from '../theme/tokens';

/** The shell's food pictures; the folder names the version of the drawings, since a file never changes. */
const PICTURES = '/static/food/1.2.7';
const MOST = 3;

/** Where foods lie on a plate, by how many there are: middle and width in percent of the plate. */
const PLACES: readonly (readonly { x: number; y: number; width: number }[])[] = [
  [],
  [{ x: 50, y: 49, width: 62 }],
  [
    { x: 38, y: 42, width: 50 },
    { x: 63, y: 60, width: 45 },
  ],
  [
    { x: 50, y: 33, width: 44 },
    { x: 33, y: 60, width: 42 },
    { x: 66, y: 62, width: 40 },
  ],
];

const plateLook = css`
  display: block;
  flex: none;
  max-width: 100%;
  aspect-ratio: 1;
  border-radius: 50%;
  --plate-rim: color-mix(in oklab, var(--plate-tint) 14%, ${color('raised')});
  --plate-well: color-mix(in oklab, var(--plate-tint) 44%, ${color('raised')});
  --plate-edge: color-mix(in oklab, var(--plate-tint) 46%, ${color('line')});
  background-color: var(--plate-rim);
`;

const Plate = styled.span`
  ${plateLook}
  position: relative;
  box-shadow:
    inset 0 0 0 1px var(--plate-edge),
    inset 0 -3px 6px -3px var(--plate-edge),
    0 2px 6px rgb(0 0 0 / 10%);
  &::before {
    content: '';
    position: absolute;
    inset: 8%;
    border-radius: 50%;
    background: radial-gradient(
      circle at 44% 38%,
      color-mix(in oklab, var(--plate-well) 55%, ${color('raised')}),
      var(--plate-well) 85%
    );
    box-shadow: inset 0 2px 5px color-mix(in oklab, var(--plate-tint) 45%, transparent);
  }
`;

const Food = styled.img`
  position: absolute;
  height: auto;
  aspect-ratio: 1;
  user-select: none;
`;

/** Up to so many pixels a plate and its foods are one box: a week has hundreds, and each box counts while it is dragged over. */
const SMALL = 40;

const SmallPlate = styled.span`
  ${plateLook}
  background-repeat: no-repeat;
  box-shadow: inset 0 0 0 1px var(--plate-edge);
`;

const WELL = 'radial-gradient(circle closest-side, var(--plate-well) 83%, transparent 86%)';

const SHADOW = 'drop-shadow(0 2px 2px rgb(0 0 0 / 18%))';

const Photo = styled.img<{ $fills: boolean }>`
  display: block;
  flex: none;
  object-fit: cover;
  ${(props) =>
    props.$fills
      ? 'position: absolute; inset: 0; width: 100%; height: 100%;'
      : `max-width: 100%; height: auto; aspect-ratio: 1; border-radius: ${RADIUS.card};`}
`;

/** A photo in several sizes, smallest first; widths in pixels. */
export interface DishPhoto {
  readonly sizes: readonly { readonly url: string; readonly width: number }[];
}

interface DishPictureProps {
  picture: {
    icons: readonly string[];
    tint: string;
    /** The photo of the dish, where somebody took one. */
    photo?: DishPhoto | undefined;
  };
  label?: string;
  /** Width and height in pixels, less where there is less room; 96 unless said otherwise. */
  size?: number;
  /**
   * A photo fills the place around it, which is positioned, instead of standing in it: how wide that is, as the
   * `sizes` of an image say it. A drawing is not changed.
   */
  fill?: string | undefined;
}

/**
 * A dish: its photo, or a plate from above, tinted by its category, with up to three food pictures of its
 * main ingredients. The same dish always looks the same. A photo that is not there gives way to the plate, a
 * food picture leaves its place free. Decoration for eyes alone unless it has a `label`.
 */
export function DishPicture(props: DishPictureProps) {
  const { picture, label = '', size = 96, fill } = props;
  const [broken, setBroken] = useState<string>();
  const sizes = picture.photo?.sizes ?? [];
  const [smallest] = sizes;
  if (!smallest || smallest.url === broken) return <DrawnDish {...props} />;
  return (
    <Photo
      $fills={fill !== undefined}
      src={smallest.url}
      srcSet={sizes.map(({ url, width }) => `${url} ${String(width)}w`).join(', ')}
      sizes={fill ?? `${String(size)}px`}
      alt={label}
      {...(fill === undefined ? { width: size, height: size } : {})}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => {
        setBroken(smallest.url);
      }}
    />
  );
}

function DrawnDish(props: DishPictureProps) {
  return (props.size ?? 96) > SMALL ? <LargeDish {...props} /> : <SmallDish {...props} />;
}

/** What a plate is to who listens. */
const spoken = (label: string | undefined) =>
  label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };

function SmallDish({ picture, label, size = SMALL }: DishPictureProps) {
  const foods = foodsOf(picture.icons);
  const places = PLACES[foods.length] ?? [];
  // The last food lies on top, and so does the first background.
  const layers = foods
    .map((icon, index) => ({ icon, ...(places[index] ?? { x: 50, y: 50, width: 0 }) }))
    .reverse();
  const of = (percent: (layer: (typeof layers)[number]) => string, well: string): string =>
    [...layers.map(percent), well].join(', ');
  return (
    <SmallPlate
      style={{
        ...plateStyle(size, picture.tint),
        backgroundImage: of(({ icon }) => `url("${PICTURES}/${icon}.svg")`, WELL),
        backgroundSize: of(({ width }) => `${String(width)}%`, 'auto'),
        backgroundPosition: of(({ x, y, width }) => `${along(x, width)} ${along(y, width)}`, 'center'),
      }}
      {...spoken(label)}
    />
  );
}

/** A background's position in percent, so that the middle of its picture comes to lie at `at`. */
const along = (at: number, width: number): string =>
  `${(((at - width / 2) / (100 - width)) * 100).toFixed(1)}%`;

function LargeDish({ picture, label, size = 96 }: DishPictureProps) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const foods = foodsOf(picture.icons).filter((icon) => !missing.includes(icon));
  const places = PLACES[foods.length] ?? [];
  return (
    <Plate style={plateStyle(size, picture.tint)} {...spoken(label)}>
      {foods.map((icon, index) => {
        const { x, y, width } = places[index] ?? { x: 50, y: 50, width: 0 };
        const pixels = Math.round((size * width) / 100);
        return (
          <Food
            key={icon}
            src={`${PICTURES}/${icon}.svg`}
            alt=""
            width={pixels}
            height={pixels}
            loading="lazy"
            decoding="async"
            draggable={false}
            style={{
              left: `${String(x - width / 2)}%`,
              top: `${String(y - width / 2)}%`,
              width: `${String(width)}%`,
              filter: SHADOW,
              transform: `rotate(${String(turnOf(icon))}deg)`,
            }}
            onError={() => {
              setMissing((names) => [...names, icon]);
            }}
          />
        );
      })}
    </Plate>
  );
}

/** The first three different names that can be a file's. */
function foodsOf(icons: readonly string[]): string[] {
  return [...new Set(icons)].filter((icon) => /^[a-z0-9-]+$/.test(icon)).slice(0, MOST);
}

function plateStyle(size: number, tint: string): CSSProperties & Record<`--${string}`, string> {
  return { width: size, '--plate-tint': tintOf(tint) };
}

/** A tint that is no colour leaves the plate plain. */
function tintOf(tint: string): string {
  return /^#[0-9a-f]{6}$/i.test(tint) ? tint : color('border');
}

/** How far a food is turned, in degrees from -9 to 9: of its name, so that it never changes. */
function turnOf(icon: string): number {
  let hash = 7;
  for (const letter of icon) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (hash % 19) - 9;
}
