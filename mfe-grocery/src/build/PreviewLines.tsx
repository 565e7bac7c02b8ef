import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { color, space, TYPE } from '@sytno/kit/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { AisleList, Aisles } from '../lists/AisleList';
import { LineRow } from '../lists/LineRow';
import { aislesOf } from '../lists/shopping';
import type { PreviewLine } from './build.queries';

const Part = styled.section`
  display: grid;
  gap: ${space(3)};
  h2,
  p {
    margin: 0;
  }
  h2 {
    font: ${TYPE.section};
  }
  p {
    color: ${color('quiet')};
    text-wrap: pretty;
  }
`;

/** What the dishes need, aisle by aisle; what is chosen comes onto the list. */
export function PreviewLines(props: {
  lines: readonly PreviewLine[];
  lng: Language;
  isChosen: (line: PreviewLine) => boolean;
  onChoose: (key: string, chosen: boolean) => void;
}) {
  const { t } = useTexts('grocery');
  const { lines, lng } = props;
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{t('build.lines')}</h2>
      {lines.some(({ staple }) => staple) && <p>{t('build.staples')}</p>}
      {lines.length === 0 && <p>{t('build.noneChosen')}</p>}
      <Aisles>
        {aislesOf(lines).map((aisle) => (
          <AisleList key={aisle.id} id={aisle.id} name={aisle.name} level={3} count={aisle.lines.length}>
            {aisle.lines.map((line) => (
              <LineRow
                key={line.key}
                line={line}
                lng={lng}
                ticked={props.isChosen(line)}
                onTick={(chosen) => props.onChoose(line.key, chosen)}
                remark={line.staple ? ` · ${t('line.staple')}` : undefined}
              />
            ))}
          </AisleList>
        ))}
      </Aisles>
    </Part>
  );
}
