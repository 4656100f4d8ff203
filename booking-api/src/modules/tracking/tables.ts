import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';

export type TrackingTables = {
  track_links: {
    id: string;
    order_id: string;
    token_hash: Buffer;
    made_by: string;
    made_at: string;
    expires_at: string;
    revoked_at: string | null;
    /** The mail key of the traveler whose mail contains the link, or `texts`; null for an owner's link. */
    reader: string | null;
  };
  received_bags: {
    id: string;
    order_id: string;
    link_id: string;
    leg: LegName;
    name: string;
    has_photo: boolean;
    at: string;
  };
};

declare module '../../platform/database/tables.ts' {
  interface Tables extends TrackingTables {}
}
