import { color, DishPicture, space, upTo, type DishPhoto } from '@sytno/kit/ui';
import { styled } from 'styled-components';

interface Picture {
  icons: readonly string[];
  tint: string;
  photo?: DishPhoto | undefined;
}

/** A dish whose ingredients have no picture is still something to eat. */
const ANY_DISH = ['pot-of-food'];

const Ground = styled.div<{ $tall: boolean }>`
  position: relative;
  display: grid;
  place-content: center;
  min-height: var(--least);
  padding: ${space(4)};
  background: color-mix(in oklab, var(--ground, ${color('line')}) 20%, ${color('sunken')});
  ${upTo('md')} {
    /* A photo has no height of its own here. */
    &:has(> img) {
      ${(props) => (props.$tall ? 'aspect-ratio: 4 / 3;' : '')}
    }
  }
`;

/**
 * The dish on a ground of its category's colour; its photo takes the whole place. `wide`: how wide that is, as
 * the `sizes` of an image say it. `tall`: on phones the photo stands in its own shape.
 */
export function Plate(props: {
  picture: Picture;
  size: number;
  wide?: string;
  label?: string;
  tall?: boolean;
}) {
  const { picture, size, wide = `${String(size * 2)}px`, label, tall = false } = props;
  const { icons, tint, photo } = picture;
  const colour = /^#[0-9a-f]{6}$/i.test(tint) ? tint : undefined;
  return (
    <Ground $tall={tall} style={groundOf(colour, size)}>
      <DishPicture
        picture={{ icons: icons.length > 0 ? icons : ANY_DISH, tint, photo }}
        size={size}
        fill={wide}
        {...(label === undefined ? {} : { label })}
      />
    </Ground>
  );
}

function groundOf(colour: string | undefined, size: number): Record<`--${string}`, string> {
  const least = { '--least': `calc(${String(size)}px + 2 * ${space(4)})` };
  return colour === undefined ? least : { ...least, '--ground': colour };
}
