import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space, TYPE, upTo } from '../theme/tokens';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  margin-bottom: ${space(6)};
  > :first-child {
    min-width: 0;
    margin-inline-end: auto;
  }
  ${upTo('md')} {
    margin-bottom: ${space(4)};
  }
`;

const Title = styled.h1`
  margin: 0;
  font: ${TYPE.page};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
  text-wrap: balance;
  ${upTo('sm')} {
    font-size: 24px;
    line-height: 32px;
  }
`;

const Lead = styled.p`
  max-width: 72ch;
  margin: ${space(1)} 0 0;
  color: ${color('quiet')};
  text-wrap: pretty;
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
