import { DEFAULT_LANGUAGE, languageOfHeader, type Language } from '@sytno/domain';
import type { FastifyRequest } from 'fastify';

/** The language a client asks for; Ukrainian when it names none of ours. */
export function languageOf(request: Pick<FastifyRequest, 'headers'>): Language {
  return languageOfHeader(request.headers['accept-language']) ?? DEFAULT_LANGUAGE;
}
