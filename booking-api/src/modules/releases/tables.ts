import type { Phase } from '@sendahead/shared-contracts/releases/calls';
import type { ColumnType, Generated } from 'kysely';

export type ReleaseTables = {
  page_faults: {
    id: Generated<number>;
    at: string;
    part: string;
    version: string;
    phase: Phase;
    name: string;
    message: string;
    stack: string;
    page: string;
    revision: number;
  };
  page_loads: { hour: string; part: string; version: string; loads: number; faulty: Generated<number> };
  page_vitals: {
    hour: string;
    page: string;
    version: string;
    vital: 'lcp' | 'inp' | 'cls';
    good: number;
    needs_improvement: number;
    poor: number;
  };
  canary_runs: {
    seed: string;
    part: string;
    version: string;
    live_version: string;
    began_at: string;
    loads_before: number;
    faulty_before: number;
    live_loads_before: number;
    live_faulty_before: number;
    ended_at: string | null;
    loads: number | null;
    faulty: number | null;
    live_loads: number | null;
    live_faulty: number | null;
    rises_from: number | null;
    risen_to: number | null;
    rose_at: string | null;
    loads_when_rose: number | null;
  };
  release_revisions: { revision: number; document: string; digest: string; made_at: Generated<string> };
  release_tokens: {
    id: string;
    token_hash: Buffer;
    part: string;
    name: string;
    made_by: string;
    made_at: string;
    used_at: Generated<string | null>;
    revoked_by: Generated<string | null>;
    revoked_at: Generated<string | null>;
  };
  release_hooks: {
    part: string;
    id: string;
    address: string;
    sealed_secret: Buffer;
    set_by: string;
    set_at: string;
    seen_revision: number;
    last_at: Generated<string | null>;
    last_kind: Generated<string | null>;
    last_status: Generated<number | null>;
    last_failure: Generated<string | null>;
  };
  release_builds: {
    part: string;
    version: string;
    /** Written as JSON. */
    files: ColumnType<Record<string, string>, string, never>;
    checks: string | null;
    kept_at: Generated<string>;
  };
};

declare module '../../platform/database/tables.ts' {
  interface Tables extends ReleaseTables {}
}
