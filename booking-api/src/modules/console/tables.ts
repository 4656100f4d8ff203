import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { ColumnType, Generated } from 'kysely';
import type { RateSheet } from '../tariff/public/rate-sheet.ts';
import type { SheetFigures } from './rate-sheets/figures.ts';

/** Values of fields by name. */
export type Fields = Readonly<Record<string, unknown>>;

export type ConsoleTables = {
  changes: {
    id: Generated<number>;
    at: string;
    actor_id: string;
    kind: string;
    subject: string;
    before: Fields;
    after: Fields;
    reason: string;
    undoes: number | null;
  };
  work_items: {
    kind: string;
    subject: string;
    owner_id: string | null;
    owned_at: string | null;
    done_by: Generated<string | null>;
    done_at: Generated<string | null>;
    note: Generated<string>;
  };
  /** Which staff have which order open; unlogged. */
  order_viewers: { order_id: string; user_id: string; tab: string; seen_at: string };
  /** Words of names, without a link to their owners. */
  name_words: { word: string; checked_at: Generated<string> };
  order_search: {
    order_id: string;
    placed_at: string;
    brand_id: number;
    pickup_date: CalendarDate;
    club_ids: number[];
    carriers: string[];
    search: string;
  };
  order_notes: {
    id: string;
    order_id: string;
    author_id: string;
    note: string;
    request_key: string;
    created_at: string;
  };
  console_views: {
    id: string;
    owner_id: string;
    name: string;
    shared: boolean;
    version: number;
    /** Its shape depends on the version; written as JSON text. */
    filter: ColumnType<unknown, string, string>;
    created_at: string;
  };
  rate_sheet_drafts: {
    id: string;
    name: string;
    /** Null for the first sheet of a shop, which begins from `example`. */
    based_on: string | null;
    example: RateSheet | null;
    figures: SheetFigures;
    revision: Generated<number>;
    made_by: string;
    made_at: string;
    updated_at: string;
  };
};

declare module '../../platform/database/tables.ts' {
  interface Tables extends ConsoleTables {}
}
