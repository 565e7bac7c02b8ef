import { color, DishPicture, space } from '@sytno/kit/ui';
import { styled } from 'styled-components';

interface Picture {
  icons: readonly string[];
  tint: string;
}

/** A dish whose ingredients have no picture is still something to eat. */
const ANY_DISH = ['pot-of-food'];

const Ground = styled.div`
  display: grid;
  place-content: center;
  padding: ${space(4)};
  background: color-mix(in oklab, var(--ground, ${color('line')}) 20%, ${color('sunken')});
`;

/** The dish on a ground of its category's colour. */
export function Plate({ picture, size }: { picture: Picture; size: number }) {
  const { icons, tint } = picture;
  const colour = /^#[0-9a-f]{6}$/i.test(tint) ? tint : undefined;
  return (
    <Ground style={groundOf(colour)}>
      <DishPicture picture={{ icons: icons.length > 0 ? icons : ANY_DISH, tint }} size={size} />
    </Ground>
  );
}

function groundOf(colour: string | undefined): Record<`--${string}`, string> {
  return colour === undefined ? {} : { '--ground': colour };
}
