import type { Phase } from '@sendahead/shared-contracts/releases/calls';
import type { Generated } from 'kysely';

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
  page_loads: { hour: string; part: string; version: string; loads: number };
  page_vitals: {
    hour: string;
    page: string;
    version: string;
    vital: 'lcp' | 'inp' | 'cls';
    good: number;
    needs_improvement: number;
    poor: number;
  };
};

declare module '../../platform/database/tables.ts' {
  interface Tables extends ReleaseTables {}
}
