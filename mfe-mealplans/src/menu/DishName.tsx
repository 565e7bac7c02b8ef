import type { Language } from '@sytno/domain';
import { upTo } from '@sytno/kit/ui';
import { css, styled } from 'styled-components';

/** Letters that a narrow column holds in one line; only a longer word may be parted. */
const LONG = 13;

/** Letters that three lines of the narrowest column always hold. What is cut off costs a layer for each name. */
const SHORT = 30;

const cut = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

const Name = styled.span<{ $long: boolean }>`
  ${(props) => (props.$long ? cut : '')}
  min-width: 0;
  font: 600 13px/17px var(--sy-font);
  hyphens: manual;
  overflow-wrap: break-word;
  > i {
    font-style: normal;
    hyphens: auto;
  }
  ${upTo('md')} {
    font-size: 15px;
    line-height: 20px;
  }
  @media print {
    font-size: 11px;
    line-height: 14px;
  }
`;

/** A dish's name in at most three lines; words stay whole as long as they can. */
export function DishName({ name, lng }: { name: string; lng: Language }) {
  return (
    <Name lang={lng} $long={name.length > SHORT}>
      {name.split(/(\s+)/).map((word, place) => (word.length > LONG ? <i key={place}>{word}</i> : word))}
    </Name>
  );
}
