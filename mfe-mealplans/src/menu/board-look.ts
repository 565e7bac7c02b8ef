import { color, OFF_PAPER, RADIUS, space, TOUCH, TYPE, upTo } from '@sytno/kit/ui';
import { css, styled } from 'styled-components';

/*
 * How a board of days looks, with dates or without: the week and a template are the same board.
 */

/** A dish on a board, its place while it is carried, and its picture in the hand. */
export const dishLook = css`
  /* What stands in its corners lies in the same cell as its face: a box out of the flow would be a layer for each. */
  display: grid;
  grid-template: 'all' / minmax(0, 1fr);
  > * {
    grid-area: all;
  }
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.control};
  background: ${color('page')};
  color: ${color('text')};
  user-select: none;
  -webkit-touch-callout: none;
  &:hover {
    border-color: ${color('border')};
  }
  /*
   * Its place while it is in the hand; what stands in it is hidden by the hand itself. Only what is painted anew: an
   * opacity or another kind of border would lay the whole week out.
   */
  &[data-held] {
    border-color: transparent;
    outline: 1px dashed ${color('beet')};
    outline-offset: -1px;
    background: ${color('sunken')};
  }
  /* The picture in the hand. */
  &[data-ghost] {
    position: absolute;
    overflow: hidden;
    border-color: ${color('beet')};
    background: ${color('raised')};
    box-shadow: ${color('shadow')};
    cursor: grabbing;
    will-change: transform;
    contain: layout style;
  }
`;

/** What lies over a dish's face in its upper corner. */
export const cornerLook = css`
  place-self: start end;
  margin: 2px 2px 0 0;
`;

/** What is pressed of a dish: picture, name and facts. */
export const faceLook = css`
  display: grid;
  /* In a narrow column the name has all the width, so that its words stay whole. */
  grid-template: 'name name' 'picture facts' / auto minmax(0, 1fr);
  gap: 6px;
  align-items: center;
  width: 100%;
  min-height: 44px;
  padding: 6px;
  border: 0;
  border-radius: inherit;
  background: none;
  color: inherit;
  text-align: left;
  > :first-child {
    grid-area: picture;
  }
  > :nth-child(2) {
    grid-area: name;
  }
  > :nth-child(3) {
    grid-area: facts;
  }
  ${upTo('md')} {
    grid-template: 'picture name' 'picture facts' / auto minmax(0, 1fr);
    gap: 2px ${space(3)};
  }
`;

/** Three dots of the colour of letters: a picture of their own would be five boxes more for each dish. */
const DOT = 'radial-gradient(circle, currentColor 1.5px, transparent 2px)';
const dots = css`
  background-image: ${DOT}, ${DOT}, ${DOT};
  background-repeat: no-repeat;
  background-position:
    calc(50% - 6px) center,
    center,
    calc(50% + 6px) center;
  background-size: 6px 6px;
`;

/** The three dots in a dish's corner. */
export const Dots = styled.button.attrs({ type: 'button' })`
  display: grid;
  place-content: center;
  width: 28px;
  height: 28px;
  padding: 0;
  border: 0;
  border-radius: ${RADIUS.control};
  background: none;
  color: ${color('quiet')};
  cursor: pointer;
  /* Seen with the dish; the others are not painted, a week has a hundred. */
  [data-dish]:hover &,
  &:focus-visible,
  &[aria-expanded='true'] {
    ${dots}
    background-color: ${color('raised')};
  }
  [data-dish] &:hover {
    color: ${color('text')};
    background-color: ${color('sunken')};
  }
  /* A finger has the dish's own window for it, but for where there is room. */
  ${TOUCH} {
    pointer-events: none;
  }
  ${upTo('md')} {
    width: 44px;
    height: 44px;
    &,
    [data-dish]:hover & {
      ${dots}
      background-color: transparent;
    }
    pointer-events: auto;
  }
`;

/** A meal of a day, into which dishes are dropped. */
export const mealLook = css`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  min-width: 0;
  padding: 2px;
  border-radius: ${RADIUS.control};
  outline: 2px dashed transparent;
  outline-offset: -1px;
  /* Painted apart: what changes in one meal leaves the pictures of the others. */
  isolation: isolate;
  &[data-over] {
    background: ${color('beet-tint')};
    outline-color: ${color('beet')};
  }
  ul {
    display: grid;
    gap: ${space(1)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  /* On wide screens the board names its meals once, at the left: here they are for who listens, and no layer each. */
  h3 {
    height: 0;
    margin: 0 0 -${space(1)};
    font: ${TYPE.quiet};
    font-size: 0;
    font-weight: 600;
    line-height: 0;
  }
  ${upTo('md')} {
    padding: ${space(1)} 0;
    h3 {
      height: auto;
      margin: 0;
      padding-top: ${space(2)};
      color: ${color('quiet')};
      font: ${TYPE.quiet};
      font-weight: 600;
    }
  }
`;

/** The days beside one another; scrolls in itself where they do not fit. */
export const scrollerLook = css`
  position: relative;
  margin: 0 -${space(1)};
  padding: ${space(1)} ${space(1)} ${space(3)};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding: 0 ${space(1)};
  ${upTo('md')} {
    overflow: visible;
    touch-action: pan-y;
  }
`;

/** The name of a meal, once for all days; it stays at the left when the board scrolls. */
export const Band = styled.div`
  z-index: 1;
  grid-column: 1 / -1;
  pointer-events: none;
  span {
    left: 0;
    display: inline-block;
    padding: ${space(2)} ${space(3)} 2px;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
    font-size: 12px;
    font-weight: 600;
  }
  /* Where a board may be wider than its place; what sticks is a layer. */
  ${upTo('xl')} {
    span {
      position: sticky;
    }
  }
  ${upTo('md')} {
    display: none;
  }
  @media print {
    display: block;
  }
`;

/** What the keys do while a dish is carried by them. */
export const Hint = styled.p`
  position: fixed;
  z-index: 50;
  bottom: ${space(6)};
  left: 50%;
  max-width: calc(100vw - ${space(8)});
  margin: 0;
  padding: ${space(2)} ${space(4)};
  border-radius: ${RADIUS.control};
  background: ${color('text')};
  color: ${color('page')};
  font: ${TYPE.quiet};
  box-shadow: ${color('shadow')};
  transform: translateX(-50%);
  ${OFF_PAPER}
`;
