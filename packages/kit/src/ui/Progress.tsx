import { useId } from 'react';
import { keyframes, styled } from 'styled-components';
import { formatPercent } from '../format/format';
import { KIT_TEXTS } from '../i18n/i18n';
import { useTexts } from '../i18n/use-texts';
import { color, eases, moves, RADIUS, space, TYPE } from '../theme/tokens';
import { QuietButton } from './Button';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  > span {
    overflow-wrap: anywhere;
  }
  > small {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const Track = styled.div`
  grid-column: 1 / -1;
  height: 8px;
  border-radius: ${RADIUS.full};
  background: ${color('line')};
  overflow: hidden;
`;

const pass = keyframes`from { transform: translateX(-100%); } to { transform: translateX(250%); }`;

const Fill = styled.div`
  height: 100%;
  border-radius: ${RADIUS.full};
  background: ${color('beet')};
  ${eases('width')}
  @media (forced-colors: active) {
    background: Highlight;
  }
`;

/** How far it is nobody knows: a stroke passes by; for people who asked for stillness the track is hatched. */
const Passing = styled(Fill)`
  background: repeating-linear-gradient(
    -45deg,
    ${color('beet')} 0 8px,
    color-mix(in srgb, ${color('beet')} 45%, ${color('line')}) 8px 16px
  );
  ${moves(`width: 40%; background: ${color('beet')}; animation-duration: 1.4s;`)}
  animation-name: ${pass};
  animation-timing-function: ease-in-out;
  animation-iteration-count: infinite;
`;

/** Long work: what is being done, how far it is (0 to 1, or unknown), and the way to call it off. */
export function Progress(props: { label: string; value?: number; onCancel?: () => void }) {
  const { t, lng } = useTexts(KIT_TEXTS);
  const id = useId();
  const { value } = props;
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  const words = percent === undefined ? t('parts.busy') : formatPercent(percent / 100, lng);
  return (
    <Frame>
      <span id={id}>{props.label}</span>
      <small>{words}</small>
      <Track
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        {percent === undefined ? <Passing /> : <Fill style={{ width: `${String(percent)}%` }} />}
      </Track>
      {props.onCancel && <QuietButton onClick={props.onCancel}>{t('parts.cancel')}</QuietButton>}
    </Frame>
  );
}
