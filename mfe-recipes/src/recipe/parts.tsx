import { Card, color, OFF_PAPER, space, TYPE, upTo } from '@sytno/kit/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Sheet = styled(Card)<{ $paper: boolean }>`
  display: grid;
  gap: ${space(4)};
  align-content: start;
  min-width: 0;
  ${(props) => (props.$paper ? '@media print { display: block; padding: 0; border: 0; }' : OFF_PAPER)}
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: 44px;
  h2 {
    margin: 0;
    font: ${TYPE.section};
  }
`;

/** A part of the recipe's page under its heading; `paper` says that it is printed too. */
export function Part(props: { title: string; beside?: ReactNode; paper?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <Sheet aria-labelledby={id} $paper={props.paper ?? false}>
      <Head>
        <h2 id={id}>{props.title}</h2>
        {props.beside}
      </Head>
      {props.children}
    </Sheet>
  );
}

/** A remark below what it belongs to. */
export const Remark = styled.p`
  margin: 0;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  text-wrap: pretty;
`;

export const Chips = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin: 0;
  &:empty {
    display: none;
  }
  ${OFF_PAPER}
`;

/** Ingredients beside the steps. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: ${space(5)};
  align-items: start;
  ${upTo('lg')} {
    grid-template-columns: minmax(0, 1fr);
    /* In one column the steps come right behind the ingredients. */
    > div {
      display: contents;
    }
    > div > * {
      order: 2;
    }
    > :first-child > :first-child {
      order: 0;
    }
    > :last-child > :first-child {
      order: 1;
    }
  }
  @media print {
    display: block;
  }
`;

/** Follows the steps down while it fits the window whole. */
export const Column = styled.div<{ $follows?: boolean }>`
  display: grid;
  gap: ${space(5)};
  min-width: 0;
  ${(props) =>
    props.$follows &&
    `@media (min-width: 992px) and (min-height: 800px) { position: sticky; top: ${space(19)}; }`}
  @media print {
    display: block;
  }
`;
