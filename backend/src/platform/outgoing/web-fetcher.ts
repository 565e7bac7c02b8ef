import { Injectable } from '@nestjs/common';
import { Throttle } from '../auth/throttle';
import { Refusal } from '../errors/refusal';
import { Outgoing } from './outgoing';
import { OutgoingError, type OutgoingAnswer, type OutgoingCall } from './outgoing-call';
import { pageText } from './page-text';

/** For whom something is fetched, and until when. */
export interface Wish {
  readonly userId: string;
  readonly signal?: AbortSignal;
}

/** A page as it came. */
export interface FetchedPage {
  /** Of the answer; a page that is not there has a text too. */
  readonly status: number;
  readonly text: string;
  /** Where it came from in the end. */
  readonly url: string;
  readonly bytes: number;
  /** How long its server wants us to wait, as it says so; undefined when it does not. */
  readonly retryAfter: string | undefined;
}

/** A server that is asked too often by all of us together. */
export class HostBusy extends Error {
  override readonly name = 'HostBusy';
}

const PAGE_TYPES = new Set(['', 'text/html', 'application/xhtml+xml', 'application/xml', 'text/xml']);
const PAGE_HEADERS = {
  accept: 'text/html,application/xhtml+xml;q=0.9',
  'accept-language': 'uk,ru;q=0.8,en;q=0.7',
};
const PICTURE_HEADERS = { accept: 'image/webp,image/jpeg,image/png,image/avif' };
const isPicture = (type: string): boolean =>
  type === '' || type === 'application/octet-stream' || type.startsWith('image/');

/**
 * Fetches what people point at: pages and pictures of strangers' servers. Beside what `Outgoing` refuses, one
 * person has an allowance an hour and one server an allowance a minute, all people together.
 */
@Injectable()
export class WebFetcher {
  constructor(
    private readonly outgoing: Outgoing,
    private readonly throttle: Throttle,
  ) {}

  /**
   * @throws OutgoingError, `type` among its reasons when it is no page
   * @throws HostBusy when its server was asked enough for now
   * @throws Refusal TOO_MANY when the person has asked for enough
   */
  async page(address: string, wish: Wish): Promise<FetchedPage> {
    const accepts = (type: string): boolean => PAGE_TYPES.has(type);
    const { status, body, url, headers } = await this.fetch(
      { url: address, accepts, headers: PAGE_HEADERS },
      wish,
    );
    return {
      status,
      url,
      bytes: body.length,
      text: pageText(body, headers['content-type']),
      retryAfter: headers['retry-after'],
    };
  }

  /**
   * The bytes of a picture, which are nothing but bytes yet: what they are, the pictures' own reader says.
   *
   * @throws OutgoingError, HostBusy, Refusal as `page` does; OutgoingError `failed` when it is not there
   */
  async picture(address: string, wish: Wish): Promise<Buffer> {
    const { status, body } = await this.fetch(
      { url: address, accepts: isPicture, headers: PICTURE_HEADERS },
      wish,
    );
    if (status !== 200) throw new OutgoingError('failed');
    return body;
  }

  private async fetch(call: OutgoingCall, { userId, signal }: Wish): Promise<OutgoingAnswer> {
    await this.throttle.count(['fetch-user', userId]);
    return this.outgoing.send({
      ...call,
      ...(signal && { signal }),
      before: ({ host }) => this.countHost(host),
    });
  }

  private async countHost(host: string): Promise<void> {
    try {
      await this.throttle.count(['fetch-host', host]);
    } catch (error) {
      throw error instanceof Refusal ? new HostBusy(`enough asked of ${host}`, { cause: error }) : error;
    }
  }
}
