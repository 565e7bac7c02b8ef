import { useTexts } from '@sytno/kit';
import { PageFrame, space } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { SHELL_TEXTS } from '../texts/load-texts';

const Points = styled.ol`
  display: grid;
  gap: ${space(4)};
  max-width: 72ch;
  padding-left: ${space(6)};
`;

/** The points of the public offer agreement that spec §1 names, in their order. */
const POINTS = [
  'age',
  'acceptance',
  'account',
  'content',
  'liability',
  'claims',
  'law',
  'force',
  'medicine',
] as const;

export function OfertaPage() {
  const { t } = useTexts(SHELL_TEXTS);
  return (
    <PageFrame title={t('titles.oferta')} lead={t('oferta.lead')}>
      <Points>
        {POINTS.map((point) => (
          <li key={point}>{t(`oferta.points.${point}`)}</li>
        ))}
      </Points>
    </PageFrame>
  );
}
