/** Refusals of a domain's calls by code: the status, and the meaning for a developer. */
export type ErrorTable = Readonly<Record<string, { readonly status: number; readonly means: string }>>;
