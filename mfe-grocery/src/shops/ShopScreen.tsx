import { color } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { LineWindow } from '../lines/windows';
import { ShopView, type ShopViewProps } from './ShopView';

/** What is around it, section.css puts out of sight and out of the keyboard's way. */
const Screen = styled.div`
  position: fixed;
  inset: 0;
  z-index: 50;
  overflow: auto;
  overscroll-behavior: contain;
  background: ${color('page')};
`;

/** A list in the shop over the whole screen, without anything else. */
export function ShopScreen(props: ShopViewProps) {
  return (
    <Screen data-shop-screen>
      <ShopView {...props} lineWindow={LineWindow} />
    </Screen>
  );
}
