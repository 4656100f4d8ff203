import { rolesOf } from '@sendahead/shared-contracts/call/access';
import { type CallDefinition, isWrite } from '@sendahead/shared-contracts/call/define-call';
import { allExamples } from '@sendahead/shared-contracts/call/example-catalog';
import { answerSchema, exampleAnswer, exampleRequest } from './examples-of.ts';
import { jsonSchemaOf } from './json-schema-of.ts';
import { linksOf } from './links.ts';
import { parametersOf } from './parameters.ts';
import { refusalsOf } from './refusals.ts';

/** Both accept the same fields: JSON, and a form that writes nesting with brackets. */
const bodyTypes = ['application/json', 'application/x-www-form-urlencoded'];

/** The OpenAPI description of a call, made from the schemas that also validate it. */
export function operationOf(
  definition: CallDefinition,
  alias: boolean,
  served: ReadonlySet<string>,
): Record<string, unknown> {
  const { name, row, access, summary, rate = 'normal' } = definition;
  const parameters = parametersOf(definition);
  const refusal = allExamples[name]?.refusal;
  return {
    summary,
    description: `${row}. Access: ${access}. Rate: ${rate}.`,
    tags: [name.split('.', 1)[0] ?? 'other'],
    ...(alias ? { deprecated: true } : { operationId: name }),
    'x-roles': rolesOf(access),
    ...(refusal ? { 'x-example-refused-with': refusal } : {}),
    security: securityOf(definition),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(definition.body ? { requestBody: bodyOf(definition) } : {}),
    responses: { 200: answerOf(definition, alias ? new Set() : served), ...refusalsOf(definition) },
  };
}

function securityOf(definition: CallDefinition): Record<string, string[]>[] {
  const csrf = isWrite(definition) ? { csrf: [] } : {};
  if (definition.access === 'public') return [];
  return [
    { session: [], ...csrf },
    { userToken: [], ...csrf },
  ];
}

function bodyOf(definition: CallDefinition): Record<string, unknown> {
  const { body } = definition;
  if (!body) return {};
  const media = { schema: jsonSchemaOf(body, 'input'), example: exampleRequest(definition).body };
  return { required: true, content: Object.fromEntries(bodyTypes.map((type) => [type, media])) };
}

function answerOf(definition: CallDefinition, served: ReadonlySet<string>): Record<string, unknown> {
  const links = linksOf(definition.name, served);
  const others = (definition.alsoAs ?? []).map((type) => [type, { schema: { type: 'string' } }]);
  return {
    description: 'Done',
    content: {
      'application/json': { schema: answerSchema(definition), example: exampleAnswer(definition) },
      ...Object.fromEntries(others),
    },
    ...(Object.keys(links).length > 0 ? { links } : {}),
  };
}
