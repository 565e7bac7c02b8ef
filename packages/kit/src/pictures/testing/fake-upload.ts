import { errorBody, type ErrorCode } from '@sytno/contract/errors';
import type { Language } from '@sytno/domain';
import { act } from '@testing-library/react';
import type { OwnPicture } from '../upload-picture';

const ID = 'f0000000-0000-4000-8000-00000000000';

/** A picture as the server tells of it. */
export function aPicture(number = 1, given: Partial<OwnPicture> = {}): OwnPicture {
  const file = (width: number) => ({
    url: `/pictures/photo${String(number)}/${String(width)}.webp`,
    width,
    height: width * 0.75,
  });
  return {
    id: `${ID}${String(number)}`,
    kind: 'recipe',
    sizes: [file(320), file(640)],
    whole: { url: `/pictures/whole${String(number)}/whole.webp`, width: 1600, height: 900 },
    crop: { left: 0.125, top: 0, width: 0.75, height: 1 },
    ...given,
  };
}

/** Stands in for the browser's XMLHttpRequest; what a spec says happens to the last one that was sent. */
export class FakeUpload {
  static sent: FakeUpload[] = [];

  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  method = '';
  url = '';
  body: unknown;
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  aborted = false;

  open(method: string, url: string): void {
    [this.method, this.url] = [method, url];
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(body: unknown): void {
    this.body = body;
    FakeUpload.sent.push(this);
  }

  abort(): void {
    this.aborted = true;
    this.onabort?.();
  }

  /** How much was sent so far. */
  progress(share: number): void {
    act(() => this.upload.onprogress?.({ loaded: share * 100, total: 100 }));
  }

  done(picture: OwnPicture): Promise<void> {
    return this.answer(201, JSON.stringify(picture));
  }

  refuse(code: ErrorCode, lng: Language = 'uk'): Promise<void> {
    const body = errorBody(code, lng);
    return this.answer(body.status, JSON.stringify(body));
  }

  async answer(status: number, text: string): Promise<void> {
    [this.status, this.responseText] = [status, text];
    await act(async () => {
      this.onload?.();
      await Promise.resolve();
    });
  }

  async fail(): Promise<void> {
    await act(async () => {
      this.onerror?.();
      await Promise.resolve();
    });
  }

  /** The one that was sent last. */
  static last(): FakeUpload {
    const last = FakeUpload.sent.at(-1);
    if (!last) throw new Error('nothing was sent');
    return last;
  }

  /** Puts it in the browser's place; gives the way back. */
  static take(): () => void {
    const own = globalThis.XMLHttpRequest;
    FakeUpload.sent = [];
    globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = () => undefined;
    return () => {
      globalThis.XMLHttpRequest = own;
    };
  }
}
