import { routes, API_PREFIX } from '@sytno/contract';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../errors/refusal';
import type { FileStore } from '../files/file-store';
import { keyOf, PICTURES_PATH } from './picture-places';
import { Incoming } from './received';

/** As the router writes them. */
const UPLOADS: readonly string[] = [routes.platform.pictures.upload, routes.expert.consultations.attach].map(
  ({ path }) => API_PREFIX + path.replace('{id}', ':id'),
);
const TYPES = /^(image\/|application\/octet-stream)/;

/** Lets the bytes of an upload through unread; to every other address they are content of a wrong kind. */
export function takeUploads(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(TYPES, (request, payload, done) => {
    if (!UPLOADS.includes(request.routeOptions.url ?? '')) {
      done(new Refusal('MEDIA_TYPE'));
      return;
    }
    const length = request.headers['content-length'];
    done(null, new Incoming(payload, length === undefined ? undefined : Number(length)));
  });
}

/**
 * Pictures by their names, which nobody guesses: whoever was shown one may load it, without a session, since
 * a picture of a page carries none. They never change, so a browser asks once.
 */
export function servePictures(fastify: FastifyInstance, files: FileStore): void {
  fastify.get<{ Params: { name: string; file: string } }>(
    `/${PICTURES_PATH}/:name/:file`,
    async (request, reply) => {
      const { name, file } = request.params;
      const size = /^(\d{1,4}|whole)\.webp$/.exec(file)?.[1];
      const good = /^[0-9a-f]{40}$/.test(name) && size !== undefined;
      const key = good ? keyOf(name, size === 'whole' ? size : Number(size)) : undefined;
      const etag = `"${name}"`;
      if (key !== undefined && request.headers['if-none-match'] === etag) {
        return reply.status(304).headers({ etag, 'cache-control': IMMUTABLE }).send();
      }
      const found = key === undefined ? undefined : await files.get(key);
      if (!found) {
        return reply
          .status(404)
          .headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
          .send('Not found\n');
      }
      return reply
        .headers({ 'cache-control': IMMUTABLE, etag, 'cross-origin-resource-policy': 'cross-origin' })
        .type(found.type)
        .send(Buffer.from(found.bytes));
    },
  );
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
