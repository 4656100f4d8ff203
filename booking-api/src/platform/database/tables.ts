/**
 * Every table of the database as Kysely sees it. The platform knows only its own: each module adds its tables
 * to this interface by declaration merging, in its `tables.ts`.
 */
export interface Tables {
  throttle: { key: string; count: number; expires_at: string };
}
