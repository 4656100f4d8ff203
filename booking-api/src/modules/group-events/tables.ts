import type { GroupDirection, GroupPayer } from '@sendahead/shared-contracts/console/group-event-schema';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Generated } from 'kysely';

export type GroupEventTables = {
  group_events: {
    id: string;
    club_id: number;
    brand_id: number;
    name: string;
    direction: GroupDirection;
    first_day: CalendarDate;
    last_day: CalendarDate;
    size: string;
    contents: string;
    answer_by: CalendarDate;
    paid_by: Generated<GroupPayer>;
    made_by: string;
    made_at: string;
    closed_at: Generated<string | null>;
    erased_at: Generated<string | null>;
  };
  group_people: {
    id: string;
    event_id: string;
    name: string;
    email: string;
    size: string | null;
    bags: Generated<number>;
    bunk: string;
    session: string;
    cart_id: Generated<string | null>;
    order_id: Generated<string | null>;
    claimed_by: Generated<string | null>;
    limit_reached_at: Generated<string | null>;
    handed_over_at: Generated<string | null>;
    handed_over_by: Generated<string | null>;
  };
  group_mails: {
    person_id: string;
    nth: number;
    day: CalendarDate;
    sent_at: Generated<string | null>;
  };
  group_links: {
    token_hash: Buffer;
    person_id: string;
    made_at: string;
  };
};

declare module '../../platform/database/tables.ts' {
  interface Tables extends GroupEventTables {}
}
