import { useTexts } from '@sytno/kit';
import { color, QuietButton, RADIUS, space } from '@sytno/kit/ui';
import { styled } from 'styled-components';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  margin-top: ${space(4)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color('line')};
  border-left: 4px solid ${color('beet')};
  border-radius: ${RADIUS.card};
  background: ${color('raised')};
  span {
    flex: 1 1 160px;
    overflow-wrap: anywhere;
  }
`;

/** Says which eater was removed and brings him back; stays until it is answered. */
export function UndoRemoval(props: { name: string; busy: boolean; onUndo: () => void; onClose: () => void }) {
  const { t } = useTexts('account');
  return (
    <Bar role="status">
      <span>{t('household.removed', { name: props.name })}</span>
      <QuietButton disabled={props.busy} onClick={props.onUndo}>
        {t('household.undo')}
      </QuietButton>
      <QuietButton onClick={props.onClose}>{t('household.closeUndo')}</QuietButton>
    </Bar>
  );
}
