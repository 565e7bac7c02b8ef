import { Card, color, DishPicture, IconButton, LineIcon, OFF_PAPER, space, TYPE } from '@sytno/kit/ui';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { aisleIcon } from './aisle-icons';

const Part = styled(Card)`
  padding: 0 0 ${space(1)};
  overflow: hidden;
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  @media print {
    ul[hidden] {
      display: block;
    }
    border: 0;
    padding: 0;
    margin-bottom: ${space(2)};
    overflow: visible;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color('line')};
  background: color-mix(in srgb, ${color('sunken')} 55%, ${color('raised')});
  h2,
  h3 {
    flex: 1;
    min-width: 0;
    margin: 0;
    font: ${TYPE.strong};
    overflow-wrap: anywhere;
  }
  > span:last-child {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
    font-weight: 600;
  }
  @media print {
    padding: 0 0 2px;
    background: none;
    break-after: avoid;
    > span {
      display: none;
    }
    h2,
    h3 {
      font-size: inherit;
    }
  }
`;

/** On paper what is folded away is there. */
const Fold = styled(IconButton)`
  margin-block: -${space(2)};
  ${OFF_PAPER}
`;

/** From so many lines on a page of paper needs small print. */
const DENSE = 120;

/** Aisles one below the other; on paper in columns, so that the list is one page. */
export const Aisles = styled.div<{ $lines?: number }>`
  display: grid;
  gap: ${space(4)};
  @media print {
    display: block;
    columns: ${({ $lines = 0 }) => ($lines > DENSE ? 4 : 3)};
    column-gap: ${space(5)};
    font-size: ${({ $lines = 0 }) => ($lines > DENSE ? '8px' : '11px')};
  }
`;

/** The lines of one aisle under its name; `level` is how deep the name stands among the page's headings. */
export function AisleList(props: {
  /** The aisle; without it the group has no picture. */
  id?: string;
  name: string;
  level: 2 | 3;
  /** How many lines it has. */
  count: number;
  /** Its lines can be folded away. */
  folds?: boolean;
  children: ReactNode;
}) {
  const { id: aisle, name, level, count, folds = false, children } = props;
  const [open, setOpen] = useState(true);
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Part aria-labelledby={id}>
      <Head>
        {aisle !== undefined && <DishPicture picture={{ icons: [aisleIcon(aisle)], tint: '' }} size={28} />}
        <Heading id={id}>{name}</Heading>
        {folds && (
          <Fold
            aria-expanded={open}
            aria-controls={`${id}-lines`}
            aria-label={name}
            onClick={() => setOpen(!open)}
          >
            <LineIcon d={open ? 'm6 15 6-6 6 6' : 'm6 9 6 6 6-6'} size={20} />
          </Fold>
        )}
        <span aria-hidden>{count}</span>
      </Head>
      <ul id={`${id}-lines`} hidden={!open}>
        {children}
      </ul>
    </Part>
  );
}
