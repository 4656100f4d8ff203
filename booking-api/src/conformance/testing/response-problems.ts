import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import type { Response } from 'light-my-request';
import type { Media, Operation } from './openapi-operations.ts';

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
const made = new WeakMap<Media, ValidateFunction>();

function validatorOf(media: Media): ValidateFunction {
  const known = made.get(media);
  if (known) return known;
  const validate = ajv.compile(media.schema);
  made.set(media, validate);
  return validate;
}

/** The differences between an answer and its description: status, type, shape, code. Empty without any. */
export function problemsOf(operation: Operation, answer: Response): string[] {
  const described = operation.responses[String(answer.statusCode)];
  if (!described) return [`${operation.name}: status ${answer.statusCode} is not described`];
  const type = String(answer.headers['content-type']).split(';', 1)[0] ?? '';
  const media = described.content[type];
  if (!media) return [`${operation.name}: ${answer.statusCode} as ${type} is not described`];
  if (!type.endsWith('json')) return [];
  const validate = validatorOf(media);
  if (validate(answer.json())) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${operation.name}: ${answer.statusCode} ${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}
