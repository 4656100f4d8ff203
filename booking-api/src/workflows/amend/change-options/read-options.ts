import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { readChangeOptions } from '@sendahead/shared-contracts/orders/change-option-calls';
import { shortName } from '@sendahead/shared-contracts/orders/short-name';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { closedDaysOf, findFacility } from '../../../modules/clubs/public/store.ts';
import { namedLegs } from '../../../modules/orders/public/places/spoken-place.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import { paymentConsent } from '../../../modules/orders/public/texts/text-consents.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { singleLegForm } from '../../checkout/amendment/legs/single-leg-form.ts';
import { clubBilledFor } from '../means-of-change.ts';

type Options = CallOutput<typeof readChangeOptions>;
type End = Options['legs'][number]['from'];

const fields = [
  'address',
  'address_1',
  'city',
  'state',
  'zip',
  'company_name',
  'attention_name',
  'label_name',
  'phone',
] as const;

/**
 * CH-07: each booked leg of an order, in the fields of a change request. Throws Refusal `action_not_allowed`
 * when no booking was stored.
 */
export async function readOptions(db: Queries, order: Order): Promise<Options> {
  const { booking } = order.shipment;
  if (!booking) throw new Refusal(409, 'action_not_allowed');
  return {
    ...((await paymentConsent(db, order.id)) ? { texts_payment: true } : {}),
    billed_to: (await clubBilledFor(db, order))?.name ?? null,
    legs: await Promise.all(
      namedLegs(order.shipment).map(async ({ leg, pickup_date, from, to }) => {
        const form = singleLegForm(booking, leg, pickup_date);
        return {
          leg,
          pickup_date,
          from: { ...endOf(form, 'o', shortName(from)), ...(await closedAt(db, form)) },
          to: endOf(form, 'd', shortName(to)),
        };
      }),
    ),
  };
}

/** When the club at the start of a leg is closed: then no carrier picks up there. */
async function closedAt(db: Queries, form: ShipmentForm): Promise<Pick<End, 'closed'>> {
  const club =
    form.origination === 'club' ? await findFacility(db, Number(form.o_club_id ?? Number.NaN)) : undefined;
  if (!club) return {};
  const { weekdays, dates } = closedDaysOf(club);
  return { closed: { weekdays: [...weekdays], dates: dates.map(calendarDate) } };
}

function endOf(form: ShipmentForm, prefix: 'o' | 'd', name: string): End {
  const formFields = new Map<string, unknown>(Object.entries(form));
  const text = (field: string) => String(formFields.get(`${prefix}_${field}`) ?? '');
  const isClub = (prefix === 'o' ? form.origination : form.destination) === 'club';
  return {
    name,
    is_club: isClub,
    country: text('country') || 'US',
    place: Object.fromEntries(fields.map((field) => [field, text(field)])) as End['place'],
  };
}
