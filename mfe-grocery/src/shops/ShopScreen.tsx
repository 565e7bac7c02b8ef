import { color } from '@sytno/kit/ui';
import { createGlobalStyle, styled } from 'styled-components';
import { LineWindow } from '../lines/windows';
import { ShopView, type ShopViewProps } from './ShopView';

/** Everything around it is out of sight and out of the keyboard's way; notices and windows stay. */
const Alone = createGlobalStyle`
  body:has([data-shop-screen]) {
    overflow: hidden;
    #root {
      visibility: hidden;
    }
    [data-shop-screen],
    #root > [aria-live] {
      visibility: visible;
    }
  }
  @media print {
    body:has([data-shop-screen]) #root {
      visibility: visible;
    }
    [data-shop-screen] {
      display: none;
    }
  }
`;

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
      <Alone />
      <ShopView {...props} lineWindow={LineWindow} />
    </Screen>
  );
}
