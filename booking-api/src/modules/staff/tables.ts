import type { AuthorizedAct } from '@sendahead/shared-contracts/admin/concession-calls';
import type { Generated } from 'kysely';

export type StaffTables = {
  staff_authorizations: {
    id_hash: Buffer;
    cart_id: string;
    staff_id: string;
    subject_id: string | null;
    act: AuthorizedAct;
    reason: string;
    created_at: string;
    expires_at: string;
    used_at: Generated<string | null>;
  };
};

declare module '../../platform/database/tables.ts' {
  interface Tables extends StaffTables {}
}
