import type { CustomsItem } from '@sendahead/shared-contracts/orders/customs-calls';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { CorrectedPerson } from '@sendahead/shared-contracts/orders/past-traveler-calls';
import type { OrderState, ParcelStatus } from '@sendahead/shared-contracts/orders/states';
import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Generated } from 'kysely';
import type { Carriage } from '../../../integrations/carriers/port.ts';
import type { ShipmentRecord } from '../../bookings/public/draft.ts';

/** `dropped` was never bought; `void_wanted` may have been. */
export type LabelState = 'wanted' | 'bought' | 'void_wanted' | 'voided' | 'dropped';

export type OrderTables = {
  orders: {
    id: string;
    display_id: string;
    cart_id: string;
    user_id: string;
    brand_id: number;
    attempt_id: string;
    quote_id: string;
    status: 'placed' | 'cancelled' | 'void';
    total_cents: number;
    currency: Generated<'USD'>;
    shipment: ShipmentRecord;
    placed_at: string;
    state: Generated<OrderState>;
    state_at: Generated<string | null>;
    generation: Generated<number>;
    /** The last act on it, if it can be undone. */
    undo_act_id: Generated<string | null>;
    /** When the people were removed from it; null while it names them. */
    people_removed_at: Generated<string | null>;
    /** The club of its group event, if that club prints and attaches the labels. */
    labels_by_club_id: Generated<number | null>;
  };
  order_lines: { order_id: string; position: number; line: LineItem; amount_cents: number };
  outbox: {
    id: Generated<number>;
    order_id: string;
    transaction_id: string | null;
    is_new: boolean;
  };
  order_mails: { order_id: string; kind: string; sent_at: string };
  order_parcels: {
    id: string;
    order_id: string;
    generation: number;
    leg: LegName;
    position: number;
    traveler: string;
    item: string;
    carriage: Carriage;
    ship_date: CalendarDate;
    note: Generated<string | null>;
    label: Generated<LabelState>;
    status: Generated<ParcelStatus>;
    shipment_id: Generated<string | null>;
    tracking_number: Generated<string | null>;
    cost_cents: Generated<number | null>;
    lease_until: Generated<string | null>;
    /** A label cannot be void before it is given up. */
    void_after: Generated<string | null>;
    tracked_at: Generated<string | null>;
    /** The carrier's detail of the status. */
    detail: Generated<string | null>;
    /** The arrival day that the carrier currently names. */
    expected_on: Generated<CalendarDate | null>;
    created_at: Generated<string>;
  };
  address_corrections: {
    order_id: string;
    generation: number;
    leg: LegName;
    amount_cents: number;
    paid_by: 'nobody' | 'club' | 'hand' | 'request';
    at: string;
  };
  /** The orders of each club, maintained by a trigger. */
  club_orders: {
    club_id: number;
    order_id: string;
    placed_at: string;
    /** The club is an end of its trip. */
    at_club: boolean;
    /** Staff of the club booked it. */
    booked: boolean;
    search: string;
  };
  /** The carriers' pickups and deliveries at a club. */
  club_stops: {
    club_id: number;
    order_id: string;
    leg: LegName;
    stop: 'pickup' | 'arrival';
    day: CalendarDate;
  };
  /** `known_as` is the previous full name, in lower case; a removed traveler has no `person`. */
  traveler_corrections: {
    id: Generated<number>;
    user_id: string;
    known_as: string;
    person: CorrectedPerson | null;
    at: string;
  };
  notes_to_clubs: { order_id: string; club_id: number; note: string; changed_at: string };
  /** `bags` contains their keys. */
  customs_lists: { order_id: string; items: CustomsItem[]; bags: Generated<string[]>; saved_at: string };
  on_time_promises: { brand_id: number | null; services: string[]; credit_cents: number };
  late_credits: { order_id: string; leg: LegName; days_late: number; amount_cents: number; at: string };
  carrier_events: { id: string; shipment_id: string; received_at: Generated<string> };
  tracking_events: {
    parcel_id: string;
    at: string;
    status: ParcelStatus;
    description: string;
    place: string;
    detail: Generated<string | null>;
    /** IANA time zone of the place. */
    time_zone: Generated<string | null>;
  };
  order_acts: {
    id: string;
    order_id: string;
    generation: number;
    act: 'cancel' | 'change' | 'cancel_leg' | 'move_leg' | 'undo';
    /** Set for an act on one leg. */
    leg?: LegName | null;
    actor_id: string;
    amount_cents: number;
    comment: string;
    state: 'charging' | 'done' | 'ended';
    transaction_id: string | null;
    detail: unknown;
    at: string;
  };
};

declare module '../../../platform/database/tables.ts' {
  interface Tables extends OrderTables {}
}
