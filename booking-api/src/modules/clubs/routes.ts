import * as calls from '@sendahead/shared-contracts/clubs/calls';
import { clearClubFee, setClubFee } from '@sendahead/shared-contracts/clubs/fee-calls';
import { dropOffFeeId } from '@sendahead/shared-contracts/constants';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import type { Account } from '../accounts/public/store.ts';
import { readCarriers } from '../tariff/public/carriers.ts';
import { loadPickupFees } from '../tariff/public/store.ts';
import { staffOnlyParts, worksFor } from './club-staff.ts';
import { cruiseRoutes } from './cruise-routes.ts';
import { noteRoutes } from './note-routes.ts';
import { setFacilityFee } from './public/facility-fees.ts';
import { carriersAt, findProviderOf } from './public/logistics.ts';
import {
  presentFacility,
  presentProvider,
  presentSessions,
  requireChoosable,
  requireFacility,
} from './public/store.ts';

/** A club's data, and its own prices. */
export function clubRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, calls.getFacility, async ({ params, query }, { session }) => {
    const facility = await requireFacility(db, params.id);
    const providerId = query.logistics_provider_id;
    // A courier other than the facility's own: its services there, or that it has no service.
    const row =
      providerId === undefined
        ? facility
        : { ...facility, logistics_provider: (await findProviderOf(db, facility.id, providerId)) ?? null };
    return { ...presentFacility(row), ...(await staffOnlyParts(db, facility, session?.user)) };
  });

  registerCall(app, context, calls.checkClubInfo, async ({ body }, { session }) => {
    const row = await requireChoosable(db, body.club_id);
    const carrierNames = new Map((await readCarriers(db)).map(({ carrier, name }) => [carrier, name]));
    const carriers = carriersAt(row).map((value) => ({ value, label: carrierNames.get(value) ?? value }));
    return {
      club_info: { ...presentFacility(row), ...(await staffOnlyParts(db, row, session?.user)) },
      carrier_preferences: row.carrier_preferences,
      pickup_carriers: carriers,
      carrier_options: Object.fromEntries(carriers.map(({ value, label }) => [value, label])),
      logistics_provider: row.logistics_provider && presentProvider(row.logistics_provider),
      club_sessions: presentSessions(row),
    };
  });

  /**
   * RO-03: another club's fees are not found for a club user. Throws Refusal `club_not_found`, `malformed`.
   */
  async function changeFee(
    user: Account | null | undefined,
    { id, fee_id }: { id: number; fee_id: number },
    priceCents: number | null,
  ) {
    if (!worksFor(user, 'set_club_fees', id)) throw new Refusal(404, 'club_not_found');
    await requireFacility(db, id);
    const fee = (await loadPickupFees(db)).find((row) => row.id === fee_id);
    if (!fee || fee.waived || fee.id === dropOffFeeId || fee.place === 'other')
      throw refuse('malformed', [{ path: 'params.fee_id', code: 'unknown' }]);
    await setFacilityFee(db, {
      facilityId: id,
      feeId: fee.id,
      priceCents,
      by: user.id,
      at: clock.instant(),
    });
    return presentFacility(await requireFacility(db, id));
  }

  registerCall(app, context, setClubFee, ({ params, body }, { session }) =>
    changeFee(session?.user, params, body.price_cents),
  );
  registerCall(app, context, clearClubFee, ({ params }, { session }) =>
    changeFee(session?.user, params, null),
  );

  noteRoutes(app, context);
  cruiseRoutes(app, context);
}
