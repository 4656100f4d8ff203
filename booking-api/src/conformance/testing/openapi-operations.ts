import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { JsonSchema } from '@sendahead/shared-contracts/compatibility/json-schema';
import type { TestApp } from '../../testing/test-app.ts';

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
  style?: string;
  example?: unknown;
};
export type Media = { schema: JsonSchema; example?: unknown };
export type Link = {
  operationId: string;
  parameters?: Record<string, string>;
  'x-body'?: Record<string, string>;
};
export type DescribedOperation = {
  operationId?: string;
  deprecated?: boolean;
  tags: string[];
  'x-roles': Role[];
  'x-example-refused-with'?: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<
    string,
    { description: string; content: Record<string, Media>; links?: Record<string, Link> }
  >;
};
/** One operation as `/openapi.json` lists it, with its path and method. */
export type Operation = DescribedOperation & {
  path: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  name: string;
};

/** All operations that `/openapi.json` lists. */
export async function readOperations(server: TestApp): Promise<Operation[]> {
  const document: { paths: Record<string, Record<string, DescribedOperation>> } = (
    await server.app.inject('/openapi.json')
  ).json();
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      ...described,
      path,
      method: method.toUpperCase() as Operation['method'],
      name: described.operationId ?? `${method} ${path}`,
    })),
  );
}
