import type { ClubFields } from '@sendahead/shared-contracts/console/club-calls';
import { type ClubRow, fieldsOf } from '../clubs/club-row.ts';

/** A club as a line of a file. */
export type FileClub = {
  /** Null for a club to create. */
  id: number | null;
  slug: string;
  kind: string;
  country: string;
  brands: string[];
  fields: ClubFields;
};

export const fileClubOf = (row: ClubRow): FileClub => ({
  id: row.id,
  slug: row.slug,
  kind: row.kind,
  country: row.country,
  brands: row.brand_slugs,
  fields: fieldsOf(row),
});

/** The defaults of a line without a number. */
export const newFileClub: FileClub = {
  id: null,
  slug: '',
  kind: '',
  country: 'US',
  brands: [],
  fields: {
    name: '',
    phone: '',
    address_1: '',
    city: '',
    state: '',
    zip: '',
    opening_hours: '',
    closed_weekdays: [],
    closed_dates: [],
    club_note: null,
    consumer_note: null,
    narrower_notes: [],
    hidden_for_own_club: false,
    fees: {},
    billing: null,
    billing_terms: null,
  },
};
