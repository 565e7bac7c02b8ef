import { PICTURE_BYTES, type PictureKind } from '@sytno/domain';
import { KIT_TEXTS, useApi, useSession, useTexts } from '@sytno/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pictureQuery } from './pictures.queries';
import { UploadFailed, uploadPicture } from './upload-picture';

export type UploadState =
  | { readonly state: 'idle'; readonly fault?: string }
  /** `share`: how much was sent, 0 to 1; at 1 the server works on it. */
  | { readonly state: 'sending'; readonly share: number; readonly preview: string };

/** What a form waits for: nothing, a picture that is on its way, or somebody to look why one did not arrive. */
export type PictureState = 'still' | 'sending' | 'failed';

/** Sends one picture at a time, and tells how far it is or why it failed. What was there before stays until it is done. */
export function usePictureUpload(
  kind: PictureKind,
  /** Said of a file that is too large, and when there is no connection. */
  words: { readonly heavy: string; readonly offline: string },
  onDone: (id: string) => void,
  onState: ((state: PictureState) => void) | undefined,
) {
  const { lng } = useTexts(KIT_TEXTS);
  const api = useApi();
  const session = useSession();
  const client = useQueryClient();
  const [upload, setUpload] = useState<UploadState>({ state: 'idle' });
  const running = useRef<AbortController>(null);

  const { state } = upload;
  const failing = upload.state === 'idle' && upload.fault !== undefined;
  useEffect(() => {
    onState?.(state === 'sending' ? 'sending' : failing ? 'failed' : 'still');
  }, [failing, onState, state]);

  // Whoever leaves the form takes back what is on its way.
  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );

  const send = async (file: File): Promise<void> => {
    running.current?.abort();
    if (file.size > PICTURE_BYTES) {
      setUpload({ state: 'idle', fault: words.heavy });
      return;
    }
    const own = new AbortController();
    running.current = own;
    const preview = URL.createObjectURL(file);
    const show = (share: number) => {
      if (running.current === own) setUpload({ state: 'sending', share, preview });
    };
    show(0);
    try {
      const picture = await uploadPicture({ file, kind, session, lng, onProgress: show, signal: own.signal });
      client.setQueryData(pictureQuery(api, picture.id).queryKey, picture);
      if (running.current === own) {
        setUpload({ state: 'idle' });
        onDone(picture.id);
      }
    } catch (error) {
      if (running.current === own) setUpload(failed(error, words.offline));
    } finally {
      URL.revokeObjectURL(preview);
      if (running.current === own) running.current = null;
    }
  };

  return {
    upload,
    send: (file: File) => void send(file),
    cancel: () => {
      running.current?.abort();
    },
    refuse: (fault: string) => {
      setUpload({ state: 'idle', fault });
    },
    forget: () => {
      setUpload({ state: 'idle' });
    },
  };
}

function failed(error: unknown, offline: string): UploadState {
  if (!(error instanceof UploadFailed) || error.code === 'OFFLINE') return { state: 'idle', fault: offline };
  return error.code === 'CANCELLED' ? { state: 'idle' } : { state: 'idle', fault: error.message || offline };
}
