import { color, eases, RADIUS, space, TYPE, upTo } from '@sytno/kit/ui';
import { styled } from 'styled-components';

/** Where the picture stands, in its own shape; empty it is no higher than its words. */
export const Place = styled.div<{ $over: boolean; $shape: number | undefined }>`
  position: relative;
  display: grid;
  overflow: hidden;
  ${(props) => (props.$shape === undefined ? '' : `width: min(100%, 420px); aspect-ratio: ${String(props.$shape)};`)}
  border-radius: ${RADIUS.card};
  background: ${color('sunken')};
  ${eases('outline-color')}
  outline: 2px ${(props) => (props.$over ? 'dashed' : 'solid')} transparent;
  outline-offset: -2px;
  ${(props) => (props.$over ? `outline-color: ${color('beet')}; background: ${color('beet-tint')};` : '')}
  > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** A picture that is on its way already shows what it will be. */
export const Coming = styled.img`
  opacity: 0.55;
  filter: saturate(0.7);
`;

/** The whole empty place is the button. */
export const ChooseButton = styled.button`
  display: grid;
  gap: ${space(2)};
  place-content: center;
  justify-items: center;
  width: 100%;
  padding: ${space(5)};
  border: 2px dashed ${color('border')};
  border-radius: ${RADIUS.card};
  background: none;
  color: ${color('text')};
  font: ${TYPE.strong};
  cursor: pointer;
  ${eases('border-color', 'background-color', 'color')}
  > svg {
    color: ${color('beet')};
  }
  > small {
    max-width: 34ch;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
    text-wrap: balance;
  }
  &:hover {
    border-color: ${color('beet')};
    background: ${color('beet-tint')};
  }
`;

export const Deeds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  width: min(100%, 420px);
  ${upTo('xs')} {
    > button {
      flex: 1 1 auto;
    }
  }
`;

export const Working = styled.div`
  width: min(100%, 420px);
`;
