import type { Role } from '@sendahead/shared-contracts/call/roles';
import type {
  CarrierMoveOfLeg,
  IncidentAct,
  OrderPart,
} from '@sendahead/shared-contracts/console/incident-act-calls';
import type { IncidentArea, IncidentKind } from '@sendahead/shared-contracts/console/incident-schema';
import type { ServiceOfLeg } from '@sendahead/shared-contracts/orders/change-schema';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import type { ColumnType, Generated } from 'kysely';

/** CO-123: a leg that changes its carrier, with the service to book. */
export type CarrierMove = CarrierMoveOfLeg & { service: ServiceOfLeg; dropOff: boolean };

export type IncidentTables = {
  incidents: {
    id: string;
    kind: IncidentKind;
    area: IncidentArea;
    latitude: number | null;
    longitude: number | null;
    carriers: string[];
    services: string[];
    club_ids: number[];
    brands: string[];
    first_day: CalendarDate | null;
    last_day: CalendarDate | null;
    sentence: string;
    stops_selling: boolean;
    shows_notice: boolean;
    starts_on: CalendarDate;
    ends_on: CalendarDate;
    ended_at: Generated<string | null>;
    created_at: string;
  };
  incident_mailings: {
    incident_id: string;
    subject: string;
    body: string;
    state: 'sending' | 'stopped';
  };
  incident_mails: {
    incident_id: string;
    user_id: string;
    order_ids: string[];
    sent_at: Generated<string | null>;
  };
  incident_movings: {
    incident_id: string;
    day: CalendarDate;
    state: 'moving' | 'stopped';
    actor_id: string;
    actor_role: Role;
  };
  incident_moves: {
    incident_id: string;
    order_id: string;
    leg: LegName;
    outcome: Generated<string | null>;
    difference_cents: Generated<Cents | null>;
    moved_to: Generated<CalendarDate | null>;
    arrives_on: Generated<CalendarDate | null>;
    generation: Generated<number | null>;
    moved_from: Generated<CalendarDate | null>;
  };
  incident_acts: {
    incident_id: string;
    act: IncidentAct;
    state: 'going' | 'stopped';
    comment: string;
    press_key: string;
  };
  incident_act_orders: {
    incident_id: string;
    act: IncidentAct;
    order_id: string;
    part: OrderPart;
    actor_id: string;
    actor_role: Role;
    approved_by: string | null;
    asked_at: string;
    generation: number;
    cents: Cents | null;
    carriers: ColumnType<CarrierMove[] | null, string | null | undefined, string | null>;
    outcome: Generated<string | null>;
    message_generation: Generated<number | null>;
  };
};

declare module '../../platform/database/tables.ts' {
  interface Tables extends IncidentTables {}
}
