import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import type { Generated } from 'kysely';

export type NoteTables = {
  microsites: {
    id: number;
    brand_id: number;
    name: string;
    customizations: Record<string, string>;
    note: string;
    carrier_warning: string | null;
    /** Its carriers, when they differ from the brand's. */
    carrier: string | null;
    /** The host label of a microsite with its own host name. */
    host: Generated<string | null>;
    logo_svg: Generated<string | null>;
  };
  club_notes: {
    id: Generated<number>;
    club_id: number;
    audience: 'club' | 'consumer';
    direction: ShipEnd | null;
    micro_site_id: number | null;
    note: string;
  };
  club_note_settings: { club_id: number; hidden_for_own_club: boolean };
};

declare module '../../platform/database/tables.ts' {
  interface Tables extends NoteTables {}
}
