import { styled } from 'styled-components';
import { color, RADIUS, space, TYPE, type ColourRole } from '../src/ui';
import { Part, Row } from './Part';
import type { PartProps } from './part-props';

const GROUNDS: readonly [ColourRole, ColourRole][] = [
  ['page', 'text'],
  ['raised', 'quiet'],
  ['sunken', 'faint'],
  ['beet', 'on-beet'],
  ['beet-tint', 'beet'],
  ['dill-tint', 'dill'],
  ['sunflower-tint', 'sunflower'],
  ['chilli-tint', 'chilli'],
  ['chilli', 'on-chilli'],
];

const Swatch = styled.span<{ $ground: ColourRole; $words: ColourRole }>`
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.control};
  background: ${(props) => color(props.$ground)};
  color: ${(props) => color(props.$words)};
  font: ${TYPE.quiet};
`;

const Line = styled.p<{ $type: keyof typeof TYPE }>`
  margin: 0 0 ${space(2)};
  font: ${(props) => TYPE[props.$type]};
  overflow-wrap: anywhere;
`;

export function TypePart({ words }: PartProps) {
  return (
    <Part title={words.sections.type}>
      {(Object.keys(TYPE) as (keyof typeof TYPE)[]).reverse().map((type) => (
        <Line key={type} $type={type}>
          {words.nameValue} 0123
        </Line>
      ))}
      <Row>
        {GROUNDS.map(([ground, ink]) => (
          <Swatch key={ground} $ground={ground} $words={ink}>
            {ground} / {ink}
          </Swatch>
        ))}
      </Row>
    </Part>
  );
}
