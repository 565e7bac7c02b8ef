import { PICTURE_SHAPES, PICTURE_TYPES, type PictureKind } from '@sytno/domain';
import { failureOf, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { ChoiceGroup, Fault, Hidden, laterPart, Progress, QuietButton, Skeleton } from '@sytno/kit/ui';
import { pictureQuery, usePictureUpload, type OwnPicture, type PictureState } from '@sytno/kit/pictures';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Icon } from '../Icon';
import { ChooseButton, Coming, Deeds, Place, Working } from './PictureFrame';
import { usePictureDrops } from './use-picture-drops';

const CropDialog = laterPart(
  'recipes.crop-dialog',
  () => import('./CropDialog').then((file) => file.CropDialog),
  { skeleton: null },
);

/**
 * The photo of a dish in a form: chosen, dropped or pasted, seen while it is sent, cropped, replaced, taken
 * away. `value` is the picture's id; what stood there stays until another one is here.
 */
export function PictureField(props: {
  value: string | null;
  onChange: (id: string | null) => void;
  /** Of the dish: what the picture shows to whoever does not see it. */
  name: string;
  kind?: PictureKind;
  /** What the form's own check found. */
  fault?: string | undefined;
  /** Told whether a picture is on its way, so that the form does not leave without it. */
  onState?: (state: PictureState) => void;
}) {
  const { value, onChange, name, kind = 'recipe' } = props;
  const { t } = useTexts('recipes');
  const { t: kit } = useTexts(KIT_TEXTS);
  const api = useApi();
  const shown = useQuery({ ...pictureQuery(api, value ?? ''), enabled: value !== null });
  const [told, setTold] = useState('');
  const [crops, setCrops] = useState(false);
  const [removed, setRemoved] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLDivElement>(null);

  /** What had the focus may be gone: it goes to the first thing that can be done now. */
  const settle = (words: string) => {
    setTold(words);
    requestAnimationFrame(() => {
      if (!field.current?.contains(document.activeElement) && document.activeElement !== document.body)
        return;
      field.current?.querySelector<HTMLElement>('button')?.focus();
    });
  };
  const done = (id: string) => {
    setRemoved(null);
    onChange(id);
    settle(t('pictures.added'));
  };
  const words = { heavy: t('pictures.heavy'), offline: t('pictures.offline') };
  const { upload, send, cancel, refuse, forget } = usePictureUpload(kind, words, done, props.onState);
  const take = (file: File | undefined, several = false) => {
    if (several) refuse(t('pictures.one'));
    else if (file) send(file);
  };
  const drops = usePictureDrops(take);
  const choose = () => input.current?.click();
  const picture = value === null ? undefined : shown.data;
  const sending = upload.state === 'sending' ? upload : undefined;
  const fault = upload.state === 'idle' ? (upload.fault ?? props.fault) : undefined;
  const gone = shown.isError && failureOf(shown.error).code === 'NOT_FOUND';

  return (
    <ChoiceGroup title={t(`pictures.title.${kind}`)}>
      <div ref={field} style={{ display: 'contents' }}>
        <Place
          $over={drops.over}
          $shape={sending || value !== null ? PICTURE_SHAPES[kind] : undefined}
          {...drops.handlers}
        >
          {sending ? (
            <Coming src={sending.preview} alt="" />
          ) : value === null ? (
            <ChooseButton type="button" onClick={choose}>
              <Icon name="camera" size={28} />
              {t('pictures.choose')}
              <small>{t('pictures.hint')}</small>
            </ChooseButton>
          ) : picture ? (
            <Shown picture={picture} name={name || t('pictures.dish')} />
          ) : (
            shown.isPending && <Skeleton $height={315} />
          )}
        </Place>
        {sending ? (
          <Working>
            <Progress
              label={t(sending.share < 1 ? 'pictures.sending' : 'pictures.working')}
              {...(sending.share < 1 ? { value: sending.share } : {})}
              onCancel={() => {
                cancel();
                settle(t('pictures.cancelled'));
              }}
            />
          </Working>
        ) : (
          <Deeds>
            {picture && (
              <QuietButton
                small
                onClick={() => {
                  setCrops(true);
                }}
              >
                <Icon name="crop" />
                {t('pictures.crop')}
              </QuietButton>
            )}
            {value !== null && (
              <>
                <QuietButton small onClick={choose}>
                  <Icon name="camera" />
                  {t('pictures.replace')}
                </QuietButton>
                <QuietButton
                  small
                  onClick={() => {
                    forget();
                    setRemoved(value);
                    onChange(null);
                    settle(t('pictures.removed'));
                  }}
                >
                  <Icon name="close" />
                  {t('pictures.remove')}
                </QuietButton>
              </>
            )}
            {value === null && removed !== null && (
              <QuietButton
                small
                onClick={() => {
                  onChange(removed);
                  setRemoved(null);
                  settle(t('pictures.back'));
                }}
              >
                <Icon name="reset" />
                {t('pictures.undo')}
              </QuietButton>
            )}
          </Deeds>
        )}
      </div>
      {fault && <Fault>{fault}</Fault>}
      {!sending && shown.isError && value !== null && (
        <>
          <Fault>
            {gone ? t('pictures.gone') : failureOf(shown.error).message || t('pictures.notLoaded')}
          </Fault>
          {!gone && (
            <div>
              <QuietButton small onClick={() => void shown.refetch()}>
                {kit('tryAgain')}
              </QuietButton>
            </div>
          )}
        </>
      )}
      <Hidden role="status">{told}</Hidden>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES.join()}
        onChange={(event) => {
          take(event.target.files?.[0]);
          // The same file again is a change too.
          event.target.value = '';
        }}
      />
      {crops && picture && (
        <CropDialog
          picture={picture}
          name={name || t('pictures.dish')}
          onClose={() => {
            setCrops(false);
          }}
          onDone={(id) => {
            setCrops(false);
            onChange(id);
            setTold(t('pictures.cropped'));
          }}
        />
      )}
    </ChoiceGroup>
  );
}

function Shown({ picture, name }: { picture: OwnPicture; name: string }) {
  const largest = picture.sizes.at(-1);
  return (
    <img
      src={largest?.url}
      srcSet={picture.sizes.map(({ url, width }) => `${url} ${String(width)}w`).join(', ')}
      sizes="420px"
      alt={name}
    />
  );
}
