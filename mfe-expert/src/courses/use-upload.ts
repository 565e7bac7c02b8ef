import type { Outputs, Photo } from '@sytno/contract';
import { API_PREFIX, routes } from '@sytno/contract/routes';
import { KIT_TEXTS, useSession, useTexts } from '@sytno/kit';
import { useMutation } from '@tanstack/react-query';

type OwnPicture = Outputs['platform']['pictures']['get'];

/** Sends a picture of a course as soon as it is chosen; the server makes its own of it, in the shape of a course's. */
export function useUpload(onDone: (picture: { id: string; photo: Photo }) => void) {
  const { t, lng } = useTexts(KIT_TEXTS);
  const session = useSession();
  const { method, path } = routes.platform.pictures.upload;
  const upload = useMutation({
    mutationFn: async (file: File): Promise<OwnPicture> => {
      const answer = await fetch(`${API_PREFIX}${path}?kind=course`, {
        method,
        headers: {
          ...session.user()?.headers,
          'accept-language': lng,
          'content-type': 'application/octet-stream',
        },
        body: file,
      });
      const body = (await answer.json()) as OwnPicture & { message?: string };
      if (!answer.ok) throw new Error(body.message ?? '');
      return body;
    },
    onSuccess: ({ id, sizes }) => onDone({ id, photo: { id, sizes } }),
  });
  return {
    busy: upload.isPending,
    fault: upload.error ? upload.error.message || t('offline.text') : undefined,
    send: (file: File) => upload.mutate(file),
  };
}
