import type { Generated } from 'kysely';

export type AlertTables = {
  operator_alerts: {
    id: Generated<number>;
    kind: string;
    subject: string;
    detail: unknown;
    raised_at: Generated<string>;
    resolved_at: string | null;
  };
};

declare module '../../platform/database/tables.ts' {
  interface Tables extends AlertTables {}
}
