import { Card, color, RADIUS, space, TYPE } from '@sytno/kit/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Sheet = styled(Card)`
  display: grid;
  gap: ${space(4)};
  align-content: start;
  min-width: 0;
  h2 {
    margin: 0;
    font: ${TYPE.section};
  }
`;

/** A part of the form under its heading. */
export function Part(props: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Sheet aria-labelledby={id}>
      <div>
        <h2 id={id}>{props.title}</h2>
        {props.lead && <Quiet>{props.lead}</Quiet>}
      </div>
      {props.children}
    </Sheet>
  );
}

export const Quiet = styled.p`
  margin: ${space(1)} 0 0;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  text-wrap: pretty;
`;

/** Fields side by side where there is room. */
export const Fields = styled.div<{ $least?: number }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(${(props) => String(props.$least ?? 160)}px, 100%), 1fr)
  );
  gap: ${space(4)};
  align-items: start;
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

/** Something that is not settled yet, in a row of the list. */
export const Open = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  margin-top: ${space(1)};
  padding: ${space(1)} ${space(3)};
  border-radius: ${RADIUS.control};
  background: ${color('sunflower-tint')};
  color: ${color('sunflower')};
  font: ${TYPE.quiet};
`;

/** A choice within such a row. */
export const OpenChoice = styled.button.attrs({ type: 'button' })`
  min-height: 32px;
  padding: 0 ${space(3)};
  border: 1px solid currentcolor;
  border-radius: ${RADIUS.full};
  background: ${color('raised')};
  color: ${color('text')};
  font: ${TYPE.quiet};
  cursor: pointer;
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;
