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
  staff_messages: {
    id: string;
    user_id: string;
    order_id: string | null;
    brand_id: number;
    author_id: string;
    request_key: string;
    subject: string;
    body: string;
    written_at: string;
    sent_at: Generated<string | null>;
  };
};

declare module '../../platform/database/tables.ts' {
  interface Tables extends StaffTables {}
}
