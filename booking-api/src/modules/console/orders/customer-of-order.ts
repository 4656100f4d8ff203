import { sql } from 'kysely';

/** The customer of an order, both joined, as lists name them; empty once the order's people were removed. */
export const customerOfOrder = sql<string>`case when orders.people_removed_at is null
  then trim(concat_ws(' ', users.first_name, users.last_name)) else '' end`;
export const emailOfOrder = sql<string>`case when orders.people_removed_at is null then users.email else '' end`;
