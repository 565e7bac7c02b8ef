import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space, TYPE } from '../theme/tokens';

const State = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding: ${space(12)} ${space(4)};
  text-align: center;
`;

const Picture = styled.div`
  display: grid;
  place-content: center;
  width: 96px;
  height: 96px;
  margin-bottom: ${space(1)};
  border-radius: 50%;
  background: ${color('sunken')};
  box-shadow: inset 0 0 0 1px ${color('line')};
  font-size: 44px;
  line-height: 1;
`;

const Sentence = styled.p`
  max-width: 44ch;
  margin: 0;
  color: ${color('quiet')};
  text-wrap: pretty;
`;

const Heading = styled.h2`
  margin: 0;
  max-width: 32ch;
  font: ${TYPE.section};
  text-wrap: balance;
`;

const Way = styled.div`
  margin-top: ${space(2)};
`;

/** Nothing here yet, or something went wrong: a picture, a sentence, one way on. */
export function EmptyState(props: {
  /** An emoji, or a picture such as DishPicture. */
  picture: ReactNode;
  title: string;
  text?: string;
  action?: ReactNode;
  /** `alert` is announced at once. */
  role?: 'alert' | 'status';
  /** It is all there is on the page: its title is the page's heading. */
  whole?: boolean | undefined;
}) {
  return (
    <State role={props.role}>
      <Picture aria-hidden>{props.picture}</Picture>
      <Heading {...(props.whole ? { as: 'h1', tabIndex: -1, 'data-page-title': true } : {})}>
        {props.title}
      </Heading>
      {props.text && <Sentence>{props.text}</Sentence>}
      {props.action && <Way>{props.action}</Way>}
    </State>
  );
}
