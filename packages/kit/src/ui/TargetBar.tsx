import { styled } from 'styled-components';
import { color, RADIUS, space, TYPE, type ColourRole } from '../theme/tokens';

const Frame = styled.div`
  display: grid;
  gap: ${space(1)};
`;

const Words = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
  font: ${TYPE.quiet};
`;

const Track = styled.div`
  height: 8px;
  border-radius: ${RADIUS.full};
  background: ${color('sunken')};
  overflow: hidden;
`;

const Fill = styled.div<{ $role: ColourRole }>`
  height: 100%;
  border-radius: ${RADIUS.full};
  background: ${(props) => color(props.$role)};
  transition: width 150ms ease-out;
`;

/**
 * How much of a target is planned. The words say it, the bar shows it; over the target the bar is full and
 * takes the colour of attention.
 */
export function TargetBar(props: {
  label: string;
  words: string;
  share: number;
  role: ColourRole;
  over?: boolean;
}) {
  const width = `${String(Math.round(Math.min(1, Math.max(0, props.share)) * 100))}%`;
  return (
    <Frame>
      <Words>
        <span>{props.label}</span>
        <span>{props.words}</span>
      </Words>
      <Track aria-hidden>
        <Fill $role={props.over ? 'chilli' : props.role} style={{ width }} />
      </Track>
    </Frame>
  );
}
