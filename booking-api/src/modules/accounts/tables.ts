import type { Role } from '@sendahead/shared-contracts/call/access';
import type { Generated } from 'kysely';

export type AccountTables = {
  users: {
    id: string;
    email: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    phone: string;
    role: Exclude<Role, 'guest'>;
    club_id: number | null;
    terms_version: string | null;
    terms_accepted_at: string | null;
    created_at: string;
  };
  sessions: {
    id_hash: Buffer;
    user_id: string | null;
    created_at: string;
    seen_at: string;
    expires_at: string;
  };
  holiday_terms: { user_id: string; year: number; accepted_by: string; accepted_at: string };
  audit_events: {
    id: Generated<number>;
    happened_at: string;
    kind: string;
    user_id: string | null;
    subject: string | null;
    detail: unknown;
  };
};
