import type { Generated } from 'kysely';

/** Values of fields by their names. */
export type Fields = Readonly<Record<string, unknown>>;

export type ConsoleTables = {
  changes: {
    id: Generated<number>;
    at: string;
    actor_id: string;
    kind: string;
    subject: string;
    before: Fields;
    after: Fields;
    reason: string;
    undoes: number | null;
  };
};

declare module '../../platform/database/tables.ts' {
  interface Tables extends ConsoleTables {}
}
