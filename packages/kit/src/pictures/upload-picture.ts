import type { Outputs } from '@sytno/contract';
import { isErrorCode } from '@sytno/contract/errors';
import { API_PREFIX, routes } from '@sytno/contract/routes';
import type { Language, PictureKind } from '@sytno/domain';
import type { ApiFailure, Session } from '@sytno/kit';

export type OwnPicture = Outputs['platform']['pictures']['get'];

export interface Upload {
  readonly file: Blob;
  readonly kind: PictureKind;
  readonly session: Session;
  readonly lng: Language;
  /** How much of it was sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Why an upload failed; `code` is CANCELLED when somebody called it off. */
export class UploadFailed extends Error {
  override readonly name = 'UploadFailed';
  constructor(
    readonly code: ApiFailure['code'] | 'CANCELLED',
    message = '',
  ) {
    super(message);
  }
}

/**
 * Sends a picture as it is. Not by the API client, since fetch does not tell how much was sent.
 *
 * @throws UploadFailed with the server's words
 */
export function uploadPicture({ file, kind, session, lng, onProgress, signal }: Upload): Promise<OwnPicture> {
  const user = session.user();
  const { method, path } = routes.platform.pictures.upload;
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    const cancelled = () => {
      reject(new UploadFailed('CANCELLED'));
    };
    if (signal.aborted) {
      cancelled();
      return;
    }
    request.open(method, `${window.location.origin}${API_PREFIX}${path}?kind=${kind}`);
    const headers = {
      ...user?.headers,
      'accept-language': lng,
      // The server looks at the bytes; a type of the sender's counts for nothing.
      'content-type': 'application/octet-stream',
    };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onabort = cancelled;
    request.onerror = () => {
      reject(new UploadFailed('OFFLINE'));
    };
    request.onload = () => {
      if (request.status === 201) {
        resolve(JSON.parse(request.responseText) as OwnPicture);
        return;
      }
      if (request.status === 401 && user !== null && session.user() === user) session.signOut();
      reject(refusalIn(request.responseText));
    };
    signal.addEventListener('abort', () => {
      request.abort();
    });
    request.send(file);
  });
}

/** What answers without being our server (a proxy's page) counts as no answer. */
function refusalIn(text: string): UploadFailed {
  try {
    const { code, message } = JSON.parse(text) as { code?: unknown; message?: unknown };
    if (isErrorCode(code)) return new UploadFailed(code, typeof message === 'string' ? message : '');
  } catch {
    // No JSON.
  }
  return new UploadFailed('OFFLINE');
}
