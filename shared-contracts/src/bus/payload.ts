import * as z from 'zod/mini';

type Parsed = { success: true; data: unknown } | { success: false; detail: string };

const detailOf = (error: z.core.$ZodError): string =>
  error.issues.map((issue) => `${issue.path.join('.') || 'payload'}: ${issue.code}`).join('; ');

/** Delivery is open: unknown fields pass, so that a part one release behind can read it. */
export function openParse(schema: z.ZodMiniType, payload: unknown): Parsed {
  const result = z.safeParse(schema, payload);
  return result.success
    ? { success: true, data: result.data }
    : { success: false, detail: detailOf(result.error) };
}

/** The first path at which `given` has a key that is missing in `known`, the schema's view of it. */
function strayKey(given: unknown, known: unknown, path: string): string | undefined {
  if (Array.isArray(given) && Array.isArray(known)) {
    return given
      .map((item, index) => strayKey(item, known[index], `${path}${index}.`))
      .find((found) => found);
  }
  if (typeof given !== 'object' || given === null || typeof known !== 'object' || known === null)
    return undefined;
  for (const [key, value] of Object.entries(given)) {
    if (value === undefined) continue;
    if (!(key in known)) return `${path}${key}`;
    const deeper = strayKey(value, (known as Record<string, unknown>)[key], `${path}${key}.`);
    if (deeper) return deeper;
  }
  return undefined;
}

/** Publishing is closed: a field outside the contract never leaves its part. */
export function closedParse(schema: z.ZodMiniType, payload: unknown): Parsed {
  const parsed = openParse(schema, payload);
  if (!parsed.success) return parsed;
  const stray = strayKey(payload, parsed.data, '');
  return stray === undefined ? parsed : { success: false, detail: `${stray}: not in the contract` };
}
