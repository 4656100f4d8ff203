import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import { businessFigures } from '@sendahead/shared-contracts/console/work-calls';
import type { FastifyInstance } from 'fastify';
import { DateTime } from 'luxon';
import type { AppContext } from '../../../platform/context.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { readFigures } from './read-figures.ts';

/** Business figures by day and brand. */
export function figuresRoute(app: FastifyInstance, context: AppContext): void {
  const { replica, clock } = context;

  registerCall(app, context, businessFigures, async ({ query }) => {
    const last = DateTime.fromMillis(clock.now(), { zone: homeTimeZone }).startOf('day');
    const count = Number(query.days ?? '30');
    const days = Array.from({ length: count }, (_, at) =>
      last.minus({ days: count - 1 - at }).toFormat('yyyy-MM-dd'),
    );
    const rows = await readFigures(replica, last.minus({ days: count - 1 }).toJSDate(), query.brand);
    const sum = (of: typeof rows) => ({
      orders: of.reduce((total, row) => total + row.orders, 0),
      revenue_cents: of.reduce((total, row) => total + row.revenueCents, 0),
      begun: of.reduce((total, row) => total + row.begun, 0),
      ordered: of.reduce((total, row) => total + row.ordered, 0),
    });
    return {
      days: days.map((day) => ({ day, ...sum(rows.filter((row) => row.day === day)) })),
      brands: [...new Set(rows.map(({ brand }) => brand))].map((brand) => ({
        brand,
        ...sum(rows.filter((row) => row.brand === brand)),
      })),
    };
  });
}
