import * as z from 'zod/mini';

/**
 * Reads an answer by its schema. What a newer server added is left out where the schema refuses fields that it does not
 * know: answers hold forms, and forms are strict.
 */
export function readAnswer<T>(schema: z.ZodMiniType<T>, answer: unknown) {
  const read = z.safeParse(schema, answer);
  const issues = read.error?.issues ?? [];
  const added = issues.filter((issue) => issue.code === 'unrecognized_keys');
  if (added.length === 0 || added.length < issues.length) return read;
  const known = structuredClone(answer);
  for (const { path, keys } of added) for (const key of keys) removeField(known, [...path, key]);
  return z.safeParse(schema, known);
}

function removeField(value: unknown, [step, ...rest]: readonly PropertyKey[]): void {
  if (typeof value !== 'object' || value === null || step === undefined) return;
  if (rest.length === 0) Reflect.deleteProperty(value, step);
  else removeField(Reflect.get(value, step), rest);
}
