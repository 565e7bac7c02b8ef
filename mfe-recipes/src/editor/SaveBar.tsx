import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { color, FormFault, QuietButton, RADIUS, space, SubmitButton, TYPE, upTo } from '@sytno/kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FigureLine } from './FiguresPart';
import type { Editor } from './use-editor';

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  margin-top: ${space(5)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card} ${RADIUS.card} 0 0;
  background: ${color('raised')};
  box-shadow: ${color('shadow')};
  > [role='alert'] {
    flex: 1 0 100%;
    padding-block: ${space(2)};
  }
`;

const State = styled.p`
  display: grid;
  flex: 1 1 0;
  min-width: 0;
  margin: 0;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  > span {
    color: ${color('text')};
    font: ${TYPE.strong};
  }
  > small {
    font: inherit;
  }
  > [data-tone='bad'] {
    color: ${color('chilli')};
  }
`;

const Ways = styled.div`
  display: flex;
  gap: ${space(3)};
  margin-left: auto;
`;

/** On a phone the way back stands above the page already. */
const Cancel = styled(QuietButton)`
  ${upTo('sm')} {
    display: none;
  }
`;

/** Stays in sight below the form: what it comes to, whether the draft is kept, and saving. */
export function SaveBar(props: {
  editor: Editor;
  lng: Language;
  undo: ReactNode;
  onAnew: () => void;
  onCancel: () => void;
}) {
  const { t } = useTexts('recipes');
  const { editor, lng } = props;
  const { busy, general, gone, faults } = editor.saving.state;
  const wrong = general || (faults.size > 0 ? t('editor.faults', { count: faults.size }) : '');
  const draft = editor.dirty ? editor.draft : 'none';
  return (
    <Bar data-foot>
      {wrong && <FormFault>{wrong}</FormFault>}
      <State>
        <FigureLine editor={editor} lng={lng} />
        <small role="status" data-tone={draft === 'no-room' ? 'bad' : undefined}>
          {t(`editor.draft.${draft}`)}
        </small>
      </State>
      <Ways>
        {props.undo}
        {gone && <QuietButton onClick={props.onAnew}>{t('editor.saveAnew')}</QuietButton>}
        <Cancel onClick={props.onCancel}>{t('editor.cancel')}</Cancel>
        <SubmitButton busy={busy} aria-keyshortcuts="Control+Enter">
          {t('editor.save')}
        </SubmitButton>
      </Ways>
    </Bar>
  );
}
