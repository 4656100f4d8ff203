import type { Role } from '@sendahead/shared-contracts/call/roles';
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
    /** The club's own member number. */
    member_number: Generated<string | null>;
    terms_version: string | null;
    terms_accepted_at: string | null;
    created_at: string;
    /** When the person verified the address; null: never. */
    email_verified_at: Generated<string | null>;
    /** When a verification link was requested; null: never. */
    verification_asked_at: Generated<string | null>;
    /** Whether staff block the person from signing in. */
    disabled: Generated<boolean>;
    /** When the person deleted the account; nothing else is known of them then. */
    deleted_at: Generated<string | null>;
    /** CO-44: how much the person may give without approval; null: no limit. */
    refund_limit_cents: Generated<number | null>;
    discount_limit_percent: Generated<number | null>;
    /** RL-25: the parts that the person may release; null: all. */
    release_parts: Generated<string[] | null>;
  };
  sessions: {
    id_hash: Buffer;
    user_token_hash: Generated<Buffer | null>;
    user_id: string | null;
    created_at: string;
    seen_at: string;
    expires_at: string;
    /** Browser and system, such as `Chrome on Windows`. */
    device: Generated<string | null>;
    /** The network that staff signed in from (`networkOf`); null for everyone else. */
    network: Generated<string | null>;
    /** The session of another brand's host that staff continued here; it ends this one with it. */
    derived_from: Generated<Buffer | null>;
    /** The brand of that host. */
    continued_from: Generated<string | null>;
  };
  session_handovers: {
    token_hash: Buffer;
    user_id: string;
    source_hash: Buffer;
    source_brand: string;
    target_brand: string;
    state_hash: Buffer;
    expires_at: string;
    used_at: Generated<string | null>;
  };
  mails_off: { reader: string; kind: string; at: string };
  mail_off_links: { token_hash: Buffer; reader: string; kind: string; created_at: string };
  email_changes: {
    user_id: string;
    email: string;
    token_hash: Buffer | null;
    asked_at: string;
    expires_at: string;
  };
  passkeys: {
    id: string;
    user_id: string;
    user_handle: string;
    rp_id: string;
    public_key: Buffer;
    sign_count: number;
    name: string;
    created_at: string;
    last_used_at: Generated<string | null>;
  };
  passkey_challenges: {
    session_hash: Buffer;
    purpose: 'add' | 'sign_in' | 'register';
    challenge: string;
    user_handle: string | null;
    expires_at: string;
  };
  email_verifications: {
    token_hash: Buffer;
    user_id: string;
    email: string;
    created_at: string;
    expires_at: string;
  };
  password_resets: {
    token_hash: Buffer;
    user_id: string;
    created_at: string;
    expires_at: string;
    invitation: Generated<boolean>;
  };
  /** CO-36: a person's latest invitation to the account that staff made for them. */
  invitations: {
    user_id: string;
    invited_by: string;
    club_name: string | null;
    asked_at: string;
    sent_at: Generated<string | null>;
    expires_at: Generated<string | null>;
    opened_at: Generated<string | null>;
  };
  identity_providers: {
    id: string;
    kind: 'social' | 'sso';
    label: string;
    brand_slug: string | null;
    issuer: string;
    client_id: string;
    secret_name: string | null;
    mail_domains: Generated<string[]>;
    enabled: Generated<boolean>;
  };
  sign_in_flows: {
    state_hash: Buffer;
    provider_id: string;
    session_hash: Buffer;
    nonce: string;
    code_verifier: string;
    return_to: string;
    expires_at: string;
  };
  sign_in_puzzles: { id_hash: Buffer; mail_key: string; bits: number; expires_at: string };
  known_devices: { secret_hash: Buffer; user_id: string; seen_at: string };
  user_identities: { issuer: string; subject: string; user_id: string; created_at: string };
  phone_verifications: {
    phone: string;
    code_hash: Buffer;
    tries: Generated<number>;
    created_at: string;
    expires_at: string;
  };
  sign_in_codes: {
    id: string;
    session_hash: Buffer;
    user_id: string | null;
    /** Null until the mail is written. */
    code_hash: Generated<Buffer | null>;
    tries: Generated<number>;
    created_at: string;
    expires_at: string;
  };
  /** `sealed_secret`: see `platform/security/sealed.ts`, for its user. */
  authenticators: { user_id: string; sealed_secret: Buffer; last_step: number; created_at: string };
  authenticator_offers: {
    session_hash: Buffer;
    user_id: string;
    sealed_secret: Buffer;
    tries: Generated<number>;
    expires_at: string;
  };
  recovery_codes: { code_hash: Buffer; user_id: string };
  sign_in_steps: {
    session_hash: Buffer;
    user_id: string;
    wants: 'code' | 'passkey' | 'enrolment';
    proven_hash: string | null;
    with_token: boolean;
    tries: Generated<number>;
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

declare module '../../platform/database/tables.ts' {
  interface Tables extends AccountTables {}
}
