import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import { dropOffFeeId } from '@sendahead/shared-contracts/constants';
import * as calls from '@sendahead/shared-contracts/services/calls';
import type { CombinedServices } from '@sendahead/shared-contracts/services/schema';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Services } from '../../integrations/services.ts';
import { localTime } from '../../platform/clock.ts';
import type { AppContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { helpedUser } from '../accounts/public/helped-user.ts';
import { requireReadableCart } from '../carts/public/cart-access.ts';
import type { StoredCart } from '../carts/public/store.ts';
import { brandOf } from '../catalog/public/request-brand.ts';
import { findBrandById, readBrand } from '../catalog/public/store.ts';
import { carriersAt, deliveredBy } from '../clubs/public/logistics.ts';
import { requireMicrosite } from '../clubs/public/microsites.ts';
import { closedDaysOf, findFacility, requireFacilityOf } from '../clubs/public/store.ts';
import { loadPickupFees, type PickupFeeRow } from '../tariff/public/store.ts';
import { nextSoldDay } from './next-sold-day.ts';
import { priceCalendarRoute } from './price-calendar-route.ts';
import { type CarrierCheck, carrierCheck } from './public/carrier-check.ts';
import type { PlannedLeg } from './public/leg.ts';
import {
  isServedByAnother,
  type LegOffer,
  offersOfLeg,
  serviceOptions,
  stoppedServices,
} from './public/leg-services.ts';
import { checkMeantPayment } from './public/meant-payment.ts';
import { type PayingClub, paidServices, payingClub, unpaidServices } from './public/paid-by-club.ts';
import { feesFor, presentFee, priceAt } from './public/pickup-fees.ts';
import { type PlannedShipment, planShipment } from './public/plan-shipment.ts';

/** Handover options, and the carriers' offers for each leg. */
export function serviceRoutes(
  app: FastifyInstance,
  context: AppContext,
  { carriers }: Pick<Services, 'carriers'>,
): void {
  const { db, clock } = context;
  priceCalendarRoute(app, context);
  const checkOffers = carrierCheck(carriers, clock, (error) => app.log.warn({ err: error }, 'no rates'));

  registerCall(app, context, calls.pickupFees, async ({ query }, { session }) => {
    const brand = await findBrandById(db, query.brand_id);
    const words = brand && (await readBrand(db, brand.slug));
    if (!words) throw new Refusal(404, 'brand_not_found');
    await helpedUser(db, session?.user, query.user_id);
    const facilityAt = async (id: number | undefined) =>
      id === undefined ? undefined : requireFacilityOf(db, id, words.slug);
    const facility = await facilityAt(query.facility_id);
    const opposite = await facilityAt(query.inverse_facility_id);
    const { micro_site_id: micrositeId } = query;
    const microsite =
      micrositeId === undefined ? undefined : await requireMicrosite(db, micrositeId, words.slug);
    const place = facility || query.origin_type === 'club' ? 'club' : 'other';
    const open = feesFor(await loadPickupFees(db), {
      role: session?.role ?? 'guest',
      place,
      hourlyBrand: words.hourly_pickup,
      sameDay: query.sameday ?? false,
      localHour: localTime(clock.now(), facility?.time_zone ?? homeTimeZone).hour,
      pickupCarriers: facility ? carriersAt(facility) : [],
      carriers: [
        ...(microsite?.carrier ? [[microsite.carrier]] : []),
        // Any carrier may deliver to a destination that is not a club.
        ...(opposite && query.destination_type !== 'other' ? deliveredBy(opposite) : []),
      ],
    });
    const preselected = open.find((row) => row.is_default) ?? open[0];
    const priced = (row: PickupFeeRow) => priceAt(row, facility?.fees ?? {});
    const closed = facility ? closedDaysOf(facility) : null;
    return { pickup_fees: open.map((row) => presentFee(priced(row), row === preselected, closed)) };
  });

  registerCall(app, context, calls.combinedServicesOptions, async ({ body }, call) => {
    await checkMeantPayment(context, call, body.payment_method);
    const form = formOf(body);
    const planned = await planShipment({ db, clock }, form, brandOf(call.request), await call.reference());
    const cart = await heldCart(context, call.request, form.cart_id);
    const payer = cart?.paidByClubId == null ? undefined : await findFacility(db, cart.paidByClubId);
    return {
      ...(await offeredServices(checkOffers, planned, payer && payingClub(payer, form))),
      // PR-10
      has_valid_adjustment: cart?.rateCents != null,
    };
  });
}

/** EN-17: the services of each leg, for all bags and for each traveler's. Throws Refusal `no_service`. */
async function offeredServices(
  checkOffers: CarrierCheck,
  planned: PlannedShipment,
  club: PayingClub | undefined,
): Promise<Omit<CombinedServices, 'has_valid_adjustment'>> {
  const { book, brand, shipment } = planned;
  const { sheet, levels } = book;
  const legs = await Promise.all(
    planned.legs.map(async (leg) => ({
      leg,
      ...(await checkOffers(leg, shipment, offersOfLeg(sheet, levels, leg))),
    })),
  );
  const [outbound, back] = legs;
  // SV-14: when another carrier serves the leg, the chosen one is limited; when none does, there is no
  // service.
  const isLimited = ({ leg, offers }: { leg: PlannedLeg; offers: LegOffer[] }) =>
    offers.length === 0 && isServedByAnother(sheet, levels, leg);
  if (!outbound || (outbound.offers.length === 0 && !isLimited(outbound)))
    throw new Refusal(422, 'no_service');
  const options = (entry: { leg: PlannedLeg; offers: LegOffer[] } | undefined, travelerId?: string) =>
    entry?.leg.dateFits
      ? serviceOptions(
          sheet,
          brand,
          entry.leg,
          entry.offers,
          entry.leg.bags.filter((bag) => travelerId === undefined || bag.travelerId === travelerId),
        )
      : [];
  const [allOutbound, backOptions] = [options(outbound), options(back)];
  const paid = (services: typeof allOutbound) => (club ? paidServices(services, club) : services);
  const outboundOptions = paid(allOutbound);
  const describe = (
    { leg, offers }: { leg: PlannedLeg; offers: LegOffer[] },
    services: typeof outboundOptions,
  ) => {
    const stopped = [
      ...(leg.dateFits ? stoppedServices(leg, offers) : []),
      ...(club && leg === outbound.leg ? unpaidServices(allOutbound, club) : []),
    ];
    return {
      enabled: leg.dateFits,
      next_day_pickup: nextDayOf(leg, services.length === 0 && stopped.length > 0),
      services,
      ...(stopped.length > 0 ? { stopped } : {}),
    };
  };
  const nextDayOf = (leg: PlannedLeg, isStopped: boolean) => {
    if (!leg.dateFits) return leg.firstDay;
    return isStopped ? nextSoldDay(planned, leg) : null;
  };
  const travelerIds = [...new Set(shipment.bags.map((bag) => bag.travelerId))];
  // A single traveler has all the bags.
  const alone = travelerIds.length === 1;
  return {
    default_services: {
      outbound: describe(outbound, outboundOptions),
      return: back ? describe(back, backOptions) : null,
    },
    travelers: travelerIds.map((id) => ({
      traveler_id: id,
      outbound: { services: alone ? outboundOptions : paid(options(outbound, id)) },
      return_shipments: { services: alone ? backOptions : options(back, id) },
    })),
    limited_service: legs.some((entry) => entry.limited || isLimited(entry)),
  };
}

type ServicesBody = z.output<NonNullable<(typeof calls)['combinedServicesOptions']['body']>>;

/** The shipment form of the request; a return that starts at a UPS store is dropped off there. */
function formOf(body: ServicesBody): ShipmentForm {
  const { payment_method: _, return_drop_off_at_ups: atUps, experiment_variation_id: __, ...form } = body;
  if (atUps !== 'true' && atUps !== '1') return form;
  return { ...form, return_carrier: 'UPS', return_pickup: String(dropOffFeeId) };
}

/** The cart of a request, for callers with its token. */
async function heldCart(
  context: AppContext,
  request: FastifyRequest,
  cartId: string | undefined,
): Promise<StoredCart | null> {
  if (!cartId || !request.headers['x-cart-token']) return null;
  const read = await requireReadableCart(context, request, cartId).catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  });
  return read?.cart ?? null;
}
