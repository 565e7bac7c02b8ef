import { useEffect, useId, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { X } from 'lucide-react';
import { KIT_TEXTS } from '../i18n/i18n';
import { useTexts } from '../i18n/use-texts';
import { color, RADIUS, space, TYPE, upTo } from '../theme/tokens';
import { IconButton } from './controls';

const Panel = styled.dialog`
  width: min(520px, calc(100vw - ${space(8)}));
  max-height: min(90dvh, 860px);
  padding: 0;
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  background: ${color('raised')};
  color: ${color('text')};
  box-shadow: ${color('shadow')};
  &::backdrop {
    background: rgb(0 0 0 / 45%);
  }
  ${upTo('sm')} {
    width: 100vw;
    max-width: 100vw;
    margin: auto 0 0;
    border-radius: ${RADIUS.card} ${RADIUS.card} 0 0;
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(4)} ${space(3)} 0 ${space(5)};
  h2 {
    margin: 0;
    font: ${TYPE.section};
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)} ${space(5)} ${space(5)};
`;

/** Actions at the foot of a dialog or form: the main one last. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(3)};
`;

/**
 * A modal question. The browser's own dialog keeps the focus inside, gives it back and closes on Escape;
 * on phones it rises from below. Mount it only while it is open.
 */
export function Dialog(props: { title: string; onClose: () => void; children: ReactNode }) {
  const { t } = useTexts(KIT_TEXTS);
  const panel = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = panel.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
    };
  }, []);
  return (
    <Panel ref={panel} aria-labelledby={id} onClose={props.onClose}>
      <Head>
        <h2 id={id}>{props.title}</h2>
        <IconButton aria-label={t('close')} onClick={props.onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </Head>
      <Body>{props.children}</Body>
    </Panel>
  );
}
