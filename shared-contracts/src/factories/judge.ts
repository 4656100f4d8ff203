import * as z from 'zod/mini';

/** Whether a schema accepts a value. */
export const takes = (schema: z.ZodMiniType, value: unknown): boolean => z.safeParse(schema, value).success;

/** The names of those fields whose wrong values a schema would accept; [] is the goal of a test. */
export const wronglyTaken = (schema: z.ZodMiniType, good: object, wrong: Record<string, unknown>): string[] =>
  Object.entries(wrong).flatMap(([name, value]) => (takes(schema, { ...good, [name]: value }) ? [name] : []));

/** The names of those fields that a schema does not require. */
export const missable = (schema: z.ZodMiniType, good: object): string[] =>
  Object.keys(good).filter((name) =>
    takes(schema, Object.fromEntries(Object.entries(good).filter(([key]) => key !== name))),
  );

/** A call's body schema. Throws for a call without one. */
export const bodyOf = (call: {
  readonly name: string;
  readonly body?: z.ZodMiniType | undefined;
}): z.ZodMiniType => {
  if (!call.body) throw new Error(`${call.name} takes no body`);
  return call.body;
};
