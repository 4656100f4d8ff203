/**
 * The origin that may frame the fields, or undefined. `allowed` holds origins in which `*` stands for one label of the
 * host; the answer is exactly one origin, so that the frame speaks to it and to nobody else.
 */
export function parentOrigin(wanted: unknown, allowed: readonly string[]): string | undefined {
  if (typeof wanted !== 'string' || wanted.length > 200 || !URL.canParse(wanted)) return undefined;
  const { origin } = new URL(wanted);
  if (origin !== wanted) return undefined;
  return allowed.some((pattern) => matches(origin, pattern)) ? origin : undefined;
}

function matches(origin: string, pattern: string): boolean {
  const escaped = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '[a-z0-9-]+');
  return new RegExp(`^${escaped}$`).test(origin);
}
