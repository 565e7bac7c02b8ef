import { useTexts } from '@sytno/kit';
import { Button, color, QuietButton, RADIUS, space, TYPE, useNotify } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { DESK_TEXTS } from '../desk-words';

const Box = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  border-radius: ${RADIUS.control};
  background: ${color('dill-tint')};
  h3,
  p {
    margin: 0;
  }
  h3 {
    font: ${TYPE.strong};
  }
  ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(210px, 1fr));
    gap: ${space(1)} ${space(4)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  code {
    font-size: 15px;
    letter-spacing: 0.04em;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

/** Codes for bad days, this once. */
export function CodesShown({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTexts(DESK_TEXTS);
  const notify = useNotify();
  const copy = () => {
    void navigator.clipboard.writeText(codes.join('\n')).then(() => notify(t('factor.copied'), 'good'));
  };
  return (
    <Box role="status">
      <h3>{t('factor.codesTitle')}</h3>
      <p>{t('factor.codesText')}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Ways>
        <QuietButton onClick={copy}>{t('factor.copy')}</QuietButton>
        <Button onClick={onClose}>{t('factor.saved')}</Button>
      </Ways>
    </Box>
  );
}
