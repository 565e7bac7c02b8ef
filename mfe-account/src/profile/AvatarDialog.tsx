import { PICTURE_TYPES } from '@sytno/domain';
import { failureOf, useApi, useTexts } from '@sytno/kit';
import { CropWindow, pictureQuery, usePictureUpload } from '@sytno/kit/pictures';
import {
  Avatar,
  Button,
  Dialog,
  Fault,
  Progress,
  QuietButton,
  space,
  TYPE,
  color,
  useNotify,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { PEOPLE_TEXTS } from '../people-words';
import { useFailureNotice } from '../use-failure-notice';
import { Row } from './card-parts';
import type { OwnProfile } from './profile.queries';
import { useProfileChange } from './use-profile-change';

const Stack = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  p {
    margin: 0;
    color: ${color('quiet')};
    font: ${TYPE.quiet};
    text-align: center;
    text-wrap: balance;
  }
`;

const Working = styled.div`
  width: 100%;
`;

/** The picture of a person: chosen, cropped as a circle, taken away. What is done here is kept at once. */
export function AvatarDialog({ whole, onClose }: { whole: OwnProfile; onClose: () => void }) {
  const { t } = useTexts(PEOPLE_TEXTS);
  const api = useApi();
  const notify = useNotify();
  const failed = useFailureNotice();
  const change = useProfileChange();
  const input = useRef<HTMLInputElement>(null);
  const [crops, setCrops] = useState(false);
  const { name, avatar } = whole.profileData;
  const called = name || whole.email;
  const id = whole.avatarId ?? null;
  const own = useQuery({ ...pictureQuery(api, id ?? ''), enabled: id !== null });

  const keep = async (avatarId: string | null, thenCrop = false) => {
    try {
      await change.mutateAsync({ avatarId });
      notify(t(avatarId === null ? 'picture.removed' : 'picture.saved'), 'good');
      setCrops(thenCrop);
    } catch (error) {
      failed(error);
    }
  };
  const words = { heavy: t('picture.heavy'), offline: t('picture.offline') };
  const { upload, send, cancel } = usePictureUpload(
    'avatar',
    words,
    (sent) => void keep(sent, true),
    undefined,
  );
  const sending = upload.state === 'sending' ? upload : undefined;
  const fault = upload.state === 'idle' ? upload.fault : undefined;
  const gone = own.isError && failureOf(own.error).code === 'NOT_FOUND';

  if (crops && own.data) {
    return (
      <CropWindow
        picture={own.data}
        name={called}
        words={{
          title: t('picture.cropTitle'),
          reset: t('picture.cropReset'),
          save: t('picture.cropSave'),
          size: t('picture.size'),
          across: t('picture.across'),
          upright: t('picture.upright'),
        }}
        onDone={(cropped) => void keep(cropped)}
        onClose={() => setCrops(false)}
      />
    );
  }
  return (
    <Dialog title={t('picture.title')} onClose={onClose}>
      <Stack>
        <Avatar name={called} src={sending?.preview ?? avatar} size={160} />
        <p>{t('picture.text')}</p>
        {sending ? (
          <Working>
            <Progress
              label={t(sending.share < 1 ? 'picture.sending' : 'picture.working')}
              {...(sending.share < 1 ? { value: sending.share } : {})}
              onCancel={cancel}
            />
          </Working>
        ) : (
          <Row>
            <Button busy={change.isPending} onClick={() => input.current?.click()}>
              {t(id === null ? 'picture.choose' : 'picture.replace')}
            </Button>
            {own.data && <QuietButton onClick={() => setCrops(true)}>{t('picture.crop')}</QuietButton>}
            {id !== null && <QuietButton onClick={() => void keep(null)}>{t('picture.remove')}</QuietButton>}
          </Row>
        )}
        <p>{t('picture.hint')}</p>
        {(fault || gone) && <Fault>{fault || t('picture.lost')}</Fault>}
      </Stack>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('picture.choose')}
        accept={PICTURE_TYPES.join()}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) send(file);
          // The same file again is a change too.
          target.value = '';
        }}
      />
    </Dialog>
  );
}
