import * as z from 'zod/mini';

/**
 * Reads an answer that its schema refused, without fields that a newer server added: answers contain forms,
 * and forms refuse unknown fields. `issues` are those of the refusal.
 */
export function readNewerAnswer<T>(
  schema: z.ZodMiniType<T>,
  answer: unknown,
  issues: readonly z.core.$ZodIssue[],
) {
  const knownFields = structuredClone(answer);
  for (const issue of issues)
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) removeField(knownFields, [...issue.path, key]);
  return z.safeParse(schema, knownFields);
}

function removeField(value: unknown, [step, ...rest]: readonly PropertyKey[]): void {
  if (typeof value !== 'object' || value === null || step === undefined) return;
  if (rest.length === 0) Reflect.deleteProperty(value, step);
  else removeField(Reflect.get(value, step), rest);
}
