import { PICTURE_SHAPES, type Crop } from '@sytno/domain';
import { failureOf, formatPercent, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { Actions, Button, Dialog, Fault, QuietButton, Slider, space } from '@sytno/kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { exact, largestFrame, placed, placeOf, sized, sizeOf, SMALLEST } from './crop-frame';
import { CropStage } from './CropStage';
import { pictureQuery } from './pictures.queries';
import type { OwnPicture } from './upload-picture';

const Sliders = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${space(1)} ${space(5)};
`;

/** What the window says, in the words of whose picture it is. */
export interface CropWords {
  readonly title: string;
  /** The frame as large as it gets. */
  readonly reset: string;
  readonly save: string;
  readonly size: string;
  readonly across: string;
  readonly upright: string;
}

/** Which part of a photo is shown: a frame in the shape of its kind, moved by hand or by sliders. */
export function CropWindow(props: {
  picture: OwnPicture;
  name: string;
  words: CropWords;
  onDone: (id: string) => void;
  onClose: () => void;
}) {
  const { t: kit, lng } = useTexts(KIT_TEXTS);
  const api = useApi();
  const client = useQueryClient();
  const { picture, name, words, onDone, onClose } = props;
  const largest = largestFrame(picture.whole, PICTURE_SHAPES[picture.kind]);
  const [frame, setFrame] = useState<Crop>(() => sized(picture.crop, largest, sizeOf(picture.crop, largest)));
  const save = useMutation({
    mutationFn: () => api.platform.pictures.crop({ id: picture.id, crop: exact(frame) }),
    onSuccess: (cropped) => {
      client.setQueryData(pictureQuery(api, cropped.id).queryKey, cropped);
      onDone(cropped.id);
    },
  });
  const place = placeOf(frame);
  const percent = (value: number) => formatPercent(value, lng);
  const sliders = [
    {
      label: words.size,
      min: SMALLEST,
      value: sizeOf(frame, largest),
      room: true,
      change: (size: number) => sized(frame, largest, size),
    },
    {
      label: words.across,
      min: 0,
      value: place.x,
      room: frame.width < 0.999,
      change: (x: number) => placed(frame, { ...place, x }),
    },
    {
      label: words.upright,
      min: 0,
      value: place.y,
      room: frame.height < 0.999,
      change: (y: number) => placed(frame, { ...place, y }),
    },
  ];
  return (
    <Dialog
      wide
      title={words.title}
      onClose={onClose}
      foot={
        <Actions>
          <QuietButton
            onClick={() => {
              setFrame(largest);
            }}
          >
            {words.reset}
          </QuietButton>
          <Button
            busy={save.isPending}
            onClick={() => {
              save.mutate();
            }}
          >
            {words.save}
          </Button>
        </Actions>
      }
    >
      <CropStage
        whole={picture.whole}
        name={name}
        frame={frame}
        largest={largest}
        round={picture.kind === 'avatar'}
        onChange={setFrame}
      />
      <Sliders>
        {sliders
          .filter(({ room }) => room)
          .map(({ label, min, value, change }) => (
            <Slider
              key={label}
              label={label}
              min={min}
              max={1}
              step={0.01}
              value={value}
              format={percent}
              onChange={(next) => {
                setFrame(change(next));
              }}
            />
          ))}
      </Sliders>
      {save.isError && <Fault>{failureOf(save.error).message || kit('offline.title')}</Fault>}
    </Dialog>
  );
}
