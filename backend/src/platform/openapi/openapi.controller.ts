import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { API_PREFIX } from '@sytno/contract';
import type { FastifyReply } from 'fastify';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Refusal } from '../errors/refusal';
import { apiDocument } from './document';

const FILES: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Sytno API</title>
<link rel="icon" href="${API_PREFIX}/docs/favicon-32x32.png">
<link rel="stylesheet" href="${API_PREFIX}/docs/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="${API_PREFIX}/docs/swagger-ui-bundle.js"></script>
<script src="${API_PREFIX}/docs/start.js"></script>
</body>
</html>
`;

const START = `SwaggerUIBundle({ url: '${API_PREFIX}/openapi.json', dom_id: '#docs' });\n`;

const PAGE_POLICY = `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** The contract as an OpenAPI document, and a page to read it. */
@Controller()
export class OpenapiController {
  private document: Promise<object> | undefined;

  @Get('openapi.json')
  @Header('cache-control', 'no-cache')
  openapi(): Promise<object> {
    this.document ??= apiDocument();
    return this.document;
  }

  @Get('docs')
  page(@Res() reply: FastifyReply): void {
    void reply
      .headers({ 'content-security-policy': PAGE_POLICY, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(PAGE);
  }

  @Get('docs/:file')
  async file(@Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    if (file === 'start.js') {
      void reply.type('text/javascript; charset=utf-8').send(START);
      return;
    }
    const type = Object.hasOwn(FILES, file) ? FILES[file] : undefined;
    if (type === undefined) throw new Refusal('NOT_FOUND');
    const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
    void reply
      .header('cache-control', 'no-cache')
      .type(type)
      .send(await readFile(join(folder, file)));
  }
}
