import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { StoredFile } from '../platform/files/file-store';

const SIGNATURE =
  /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-1\/s3\/aws4_request, SignedHeaders=host;[a-z0-9;-]*x-amz-content-sha256;x-amz-date, Signature=[0-9a-f]{64}$/;

/** As much of an S3-compatible store as we use. It refuses requests that are not signed over their very bytes. */
export class S3Fake {
  readonly files = new Map<string, StoredFile>();
  private readonly server = createServer((request, response) => void this.answer(request, response));

  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = Buffer.concat((await request.toArray()) as Buffer[]);
    const key = /^\/bucket\/(.+)$/.exec(request.url ?? '')?.[1];
    const found = key === undefined ? undefined : this.files.get(key);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const signed =
      SIGNATURE.test(request.headers.authorization ?? '') && request.headers['x-amz-content-sha256'] === hash;
    if (!signed || key === undefined) {
      response.writeHead(403).end();
    } else if (request.method === 'PUT') {
      this.files.set(key, { bytes, type: request.headers['content-type'] ?? '' });
      response.writeHead(200).end();
    } else if (request.method === 'DELETE') {
      this.files.delete(key);
      response.writeHead(204).end();
    } else if (!found) {
      response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error/>');
    } else {
      response.writeHead(200, { 'content-type': found.type }).end(found.bytes);
    }
  }
}
