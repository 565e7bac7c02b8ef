import { useTexts } from '@sytno/kit';
import { Skeleton, space } from '@sytno/kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SHELL_TEXTS } from '../texts/load-texts';
import { usePanels } from './load-panels';

const Room = styled.div<{ $width: number | undefined }>`
  width: ${(props) => (props.$width ? `min(${String(props.$width)}px, calc(100vw - ${space(14)}))` : 'auto')};
`;

/** A part of the frame that comes in a later file: its room until it is there, and a word when it is not. */
export function Later(props: {
  width?: number;
  height: number;
  children: (panels: NonNullable<ReturnType<typeof usePanels>>) => ReactNode;
}) {
  const { t } = useTexts(SHELL_TEXTS);
  const panels = usePanels();
  if (panels) return props.children(panels);
  return (
    <Room $width={props.width} aria-busy={panels === undefined}>
      {panels === null ? <span role="alert">{t('nav.failed')}</span> : <Skeleton $height={props.height} />}
    </Room>
  );
}
