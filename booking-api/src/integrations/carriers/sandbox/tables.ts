import type { Carriage } from '../port.ts';

/** The embedded carrier's own ledger. */
export type SandboxCarrierTables = {
  'sandbox_carrier.shipments': {
    id: string;
    reference: string;
    tracking_number: string;
    carriage: Carriage;
    cost_cents: number;
    bought_at: string;
    voided_at: string | null;
  };
};

declare module '../../../platform/database/tables.ts' {
  interface Tables extends SandboxCarrierTables {}
}
