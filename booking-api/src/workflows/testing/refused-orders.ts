import { sql } from 'kysely';
import type { TestApp } from '../../testing/test-app.ts';

/** Makes the database refuse the order of a cart, as a disk or a constraint may at the worst moment. */
export const refuseOrders = ({ context: { db } }: TestApp, cartId: string) =>
  sql
    .raw(`create function refuse_order() returns trigger language plpgsql as $$ begin
      if new.cart_id = '${cartId}' then raise exception 'no'; end if; return new; end $$;
      create trigger refuse_order before insert on orders for each row execute function refuse_order()`)
    .execute(db);

export const allowOrders = ({ context: { db } }: TestApp) =>
  sql`drop function if exists refuse_order() cascade`.execute(db);
