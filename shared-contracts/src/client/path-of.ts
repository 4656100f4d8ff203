import type { CallDefinition } from '../call/define-call.ts';

/** The path of a call with its parameters filled in. */
export const pathOf = (
  { path }: Pick<CallDefinition, 'path'>,
  params: Readonly<Record<string, unknown>>,
): string => path.replace(/:([a-zA-Z_]+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
