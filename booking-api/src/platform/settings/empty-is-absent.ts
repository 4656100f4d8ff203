import * as z from 'zod';

/** A setting that a deployment may name without a value. */
export const emptyIsAbsent = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((text) => (text === '' ? undefined : text), schema.optional());
