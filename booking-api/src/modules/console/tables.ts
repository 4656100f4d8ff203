import type { RateFigures } from '@sendahead/shared-contracts/console/rate-sheet-calls';
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
  work_items: {
    kind: string;
    subject: string;
    owner_id: string | null;
    owned_at: string | null;
    done_by: Generated<string | null>;
    done_at: Generated<string | null>;
    note: Generated<string>;
  };
  rate_sheet_drafts: {
    id: string;
    name: string;
    based_on: string;
    figures: RateFigures;
    revision: Generated<number>;
    made_by: string;
    made_at: string;
    updated_at: string;
  };
};

declare module '../../platform/database/tables.ts' {
  interface Tables extends ConsoleTables {}
}
