import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { Refusal } from '../errors/refusal';
import { ARCHIVE_LIMIT, ARCHIVE_TYPE } from './release-archive';
import type { ReleaseTokens } from './release-tokens';

/**
 * Takes archives of releases, as bytes. A body of this size is read only of somebody whose token is right:
 * everybody else is refused before the first byte.
 */
export function takeArchives(fastify: FastifyInstance, tokens: ReleaseTokens): void {
  fastify.addContentTypeParser(
    ARCHIVE_TYPE,
    { bodyLimit: ARCHIVE_LIMIT },
    async (request: FastifyRequest, payload: IncomingMessage) => {
      const { section = '' } = request.params as { section?: string };
      await tokens.labelOf(request.headers['release-token'], section, request.ip);
      const parts: Buffer[] = [];
      let length = 0;
      for await (const part of payload as AsyncIterable<Buffer>) {
        length += part.length;
        if (length > ARCHIVE_LIMIT) throw new Refusal('TOO_LARGE');
        parts.push(part);
      }
      return Buffer.concat(parts);
    },
  );
}
