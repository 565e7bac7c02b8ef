import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { API_PREFIX, API_VERSION, contract } from '@sytno/contract';

/** The contract as an OpenAPI document. The tooling holds it to the one that was released last. */
export function apiDocument(): Promise<object> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const key = (name: string) => ({ type: 'apiKey', in: 'header', name }) as const;
  return generator.generate(contract, {
    info: { title: 'Sytno', version: API_VERSION },
    servers: [{ url: API_PREFIX }],
    components: {
      securitySchemes: { token: key('access-token'), client: key('client'), uid: key('uid') },
    },
    security: [{ token: [], client: [], uid: [] }],
  });
}
