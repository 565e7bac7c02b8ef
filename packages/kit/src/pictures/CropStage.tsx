import type { Crop } from '@sytno/domain';
import { color, RADIUS, TOUCH } from '@sytno/kit/ui';
import { useRef, type PointerEvent } from 'react';
import { styled } from 'styled-components';
import { moved, pulled, type FrameCorner } from './crop-frame';

const Ground = styled.div`
  display: grid;
  justify-items: center;
  border-radius: ${RADIUS.control};
  background: ${color('sunken')};
`;

/** As large as there is room, in the picture's own shape; what is outside of the frame is dark. */
const Stage = styled.div`
  position: relative;
  max-width: 100%;
  overflow: hidden;
  touch-action: none;
  user-select: none;
  > img {
    display: block;
    width: 100%;
    height: 100%;
  }
`;

const Frame = styled.div<{ $round: boolean }>`
  position: absolute;
  border: 2px solid #fff;
  border-radius: ${(props) => (props.$round ? '50%' : 0)};
  box-shadow:
    0 0 0 1px rgb(0 0 0 / 55%),
    0 0 0 4000px rgb(0 0 0 / 55%);
  cursor: move;
  /* Thirds, by which a dish is placed. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    border: 0 solid rgb(255 255 255 / 60%);
    pointer-events: none;
  }
  &::before {
    inset: 0 33.33%;
    border-inline-width: 1px;
  }
  &::after {
    inset: 33.33% 0;
    border-block-width: 1px;
  }
`;

const CORNERS: readonly FrameCorner[] = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'];

const Handle = styled.div<{ $corner: FrameCorner }>`
  position: absolute;
  ${(props) => (props.$corner.startsWith('top') ? 'top' : 'bottom')}: -12px;
  ${(props) => (props.$corner.endsWith('Left') ? 'left' : 'right')}: -12px;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  cursor: ${(props) => (['topLeft', 'bottomRight'].includes(props.$corner) ? 'nwse' : 'nesw')}-resize;
  &::after {
    content: '';
    width: 14px;
    height: 14px;
    border: 2px solid #fff;
    border-radius: 50%;
    background: ${color('beet')};
  }
  ${TOUCH} {
    width: 44px;
    height: 44px;
    margin: -8px;
  }
`;

/**
 * The whole picture with the frame on it, for a hand: pulled by its corners, moved by its middle. What it does
 * the sliders beside it do too, so that for a keyboard and a screen reader it is a picture.
 */
export function CropStage(props: {
  whole: { url: string; width: number; height: number };
  name: string;
  frame: Crop;
  largest: Crop;
  /** Shown as a circle, as people are. */
  round: boolean;
  onChange: (frame: Crop) => void;
}) {
  const { whole, frame, largest, onChange } = props;
  const stage = useRef<HTMLDivElement>(null);
  const held = useRef<{ id: number; x: number; y: number; frame: Crop; corner: FrameCorner | null }>(null);

  const take = (event: PointerEvent, corner: FrameCorner | null) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { id: event.pointerId, x: event.clientX, y: event.clientY, frame, corner };
  };
  const drag = (event: PointerEvent) => {
    const from = held.current;
    const box = stage.current?.getBoundingClientRect();
    if (!from || !box || from.id !== event.pointerId || box.width === 0) return;
    const [right, down] = [(event.clientX - from.x) / box.width, (event.clientY - from.y) / box.height];
    onChange(
      from.corner ? pulled(from.frame, largest, from.corner, right, down) : moved(from.frame, right, down),
    );
  };
  const drop = () => {
    held.current = null;
  };
  const hand = { onPointerMove: drag, onPointerUp: drop, onPointerCancel: drop };
  const ratio = whole.width / whole.height;
  return (
    <Ground>
      <Stage
        ref={stage}
        style={{
          aspectRatio: String(ratio),
          width: `min(100%, calc(min(56dvh, 520px) * ${String(ratio)}))`,
        }}
      >
        <img src={whole.url} alt={props.name} draggable={false} />
        <Frame
          $round={props.round}
          style={{
            left: percent(frame.left),
            top: percent(frame.top),
            width: percent(frame.width),
            height: percent(frame.height),
          }}
          data-crop-frame
          onPointerDown={(event) => {
            take(event, null);
          }}
          {...hand}
        >
          {CORNERS.map((corner) => (
            <Handle
              key={corner}
              $corner={corner}
              data-corner={corner}
              onPointerDown={(event) => {
                take(event, corner);
              }}
              {...hand}
            />
          ))}
        </Frame>
      </Stage>
    </Ground>
  );
}

const percent = (share: number): string => `${String(share * 100)}%`;
