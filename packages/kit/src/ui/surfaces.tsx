import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { color, RADIUS, space, TYPE, upTo } from '../theme/tokens';

export const Card = styled.section`
  padding: ${space(5)};
  border-radius: ${RADIUS.card};
  background: ${color('raised')};
  border: 1px solid ${color('line')};
`;

export const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  padding: 0 ${space(2)};
  border-radius: ${RADIUS.full};
  background: ${color('sunken')};
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)} ${space(6)};
  margin-bottom: ${space(5)};
`;

const Title = styled.h1`
  margin: 0;
  font: ${TYPE.page};
  overflow-wrap: anywhere;
  ${upTo('sm')} {
    font-size: 24px;
    line-height: 32px;
  }
`;

const Lead = styled.p`
  margin: ${space(1)} 0 0;
  color: ${color('quiet')};
`;

/** A page's frame: its heading, a line of where you are, the main action, the content. */
export function PageFrame(props: { title: string; lead?: string; action?: ReactNode; children: ReactNode }) {
  return (
    <article>
      <Head>
        <div>
          <Title tabIndex={-1} data-page-title>
            {props.title}
          </Title>
          {props.lead && <Lead>{props.lead}</Lead>}
        </div>
        {props.action}
      </Head>
      {props.children}
    </article>
  );
}

const breathe = keyframes`50% { opacity: 0.5; }`;

/** A grey shape where something will stand; appears only when loading takes longer than a blink. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true })<{ $height?: number }>`
  height: ${(props) => props.$height ?? 20}px;
  border-radius: ${RADIUS.control};
  background: ${color('sunken')};
  animation: ${breathe} 1.2s ease-in-out 150ms infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const State = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding: ${space(12)} ${space(4)};
  text-align: center;
`;

const Picture = styled.div`
  font-size: 48px;
  line-height: 1;
`;

const Sentence = styled.p`
  max-width: 44ch;
  margin: 0;
  color: ${color('quiet')};
`;

const Heading = styled.h2`
  margin: 0;
  font: ${TYPE.section};
`;

/** Nothing here yet, or something went wrong: a picture, a sentence, one way on. */
export function EmptyState(props: {
  picture: string;
  title: string;
  text?: string;
  action?: ReactNode;
  /** `alert` is announced at once. */
  role?: 'alert' | 'status';
}) {
  return (
    <State role={props.role}>
      <Picture aria-hidden>{props.picture}</Picture>
      <Heading>{props.title}</Heading>
      {props.text && <Sentence>{props.text}</Sentence>}
      {props.action}
    </State>
  );
}

/** Text for screen readers alone. */
export const Hidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
