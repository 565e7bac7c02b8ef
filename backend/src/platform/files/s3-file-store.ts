import { AwsV4Signer } from 'aws4fetch';
import { createHash } from 'node:crypto';
import type { S3Config } from '../config/config';
import type { OutgoingAnswer } from '../outgoing/outgoing-call';
import type { Outgoing } from '../outgoing/outgoing';
import { SECOND } from '../time/clock';
import { checkedKey, checkedType, FileStore, type StoredFile } from './file-store';

const TIME_OUT = 30 * SECOND;
const LARGEST = 50 * 1_048_576;

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE';

/**
 * Files in a bucket of an S3-compatible store. Requests are signed by aws4fetch (AWS signature 4, one small
 * file) and go the one outgoing way; the bucket is named in the path, which every such store understands.
 */
export class S3FileStore extends FileStore {
  constructor(
    private readonly config: S3Config,
    private readonly outgoing: Pick<Outgoing, 'send'>,
  ) {
    super();
  }

  async put(key: string, bytes: Uint8Array, type: string): Promise<void> {
    const answer = await this.ask('PUT', key, { bytes, type: checkedType(type) });
    if (answer.status !== 200) throw failed('PUT', answer);
  }

  async get(key: string): Promise<StoredFile | undefined> {
    const answer = await this.ask('GET', key);
    if (answer.status === 404) return undefined;
    if (answer.status !== 200) throw failed('GET', answer);
    return {
      bytes: answer.body,
      type: answer.headers['content-type'] ?? 'application/octet-stream',
    };
  }

  async remove(key: string): Promise<void> {
    const answer = await this.ask('DELETE', key);
    if (![200, 204, 404].includes(answer.status)) throw failed('DELETE', answer);
  }

  async exists(key: string): Promise<boolean> {
    const answer = await this.ask('HEAD', key);
    if (answer.status !== 200 && answer.status !== 404) throw failed('HEAD', answer);
    return answer.status === 200;
  }

  private async ask(method: Method, key: string, file?: StoredFile): Promise<OutgoingAnswer> {
    const { endpoint, bucket, region, accessKey, secretKey } = this.config;
    const url = `${endpoint}/${bucket}/${checkedKey(key)}`;
    const signed = await new AwsV4Signer({
      method,
      url,
      headers: {
        // Signed along, so that the store refuses bytes that changed on the way.
        'x-amz-content-sha256': hashOf(file?.bytes ?? new Uint8Array()),
        ...(file ? { 'content-type': file.type } : {}),
      },
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
      service: 's3',
      region,
    }).sign();
    return this.outgoing.send({
      url,
      method,
      headers: Object.fromEntries(signed.headers),
      ...(file ? { body: file.bytes } : {}),
      timeoutMs: TIME_OUT,
      maxBytes: LARGEST,
      maxRedirects: 0,
      trustedOrigin: endpoint,
    });
  }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function failed(method: Method, { status }: OutgoingAnswer): Error {
  return new Error(`the file store answered ${status} to ${method}`);
}
