import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { readChangeOptions } from '@sendahead/shared-contracts/orders/change-option-calls';
import { shortName } from '@sendahead/shared-contracts/orders/short-name';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { namedLegs } from '../../../modules/orders/public/places/spoken-place.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
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
 * CH-07: each leg of an order as it is booked, in the fields that its change is asked by. Throws Refusal
 * `action_not_allowed` where no booking was kept.
 */
export async function readOptions(db: Queries, order: Order): Promise<Options> {
  const { booking } = order.shipment;
  if (!booking) throw new Refusal(409, 'action_not_allowed');
  return {
    billed_to: (await clubBilledFor(db, order))?.name ?? null,
    legs: namedLegs(order.shipment).map(({ leg, pickup_date, from, to }) => {
      const form = singleLegForm(booking, leg, pickup_date);
      return {
        leg,
        pickup_date,
        from: endOf(form, 'o', shortName(from)),
        to: endOf(form, 'd', shortName(to)),
      };
    }),
  };
}

function endOf(form: ShipmentForm, prefix: 'o' | 'd', name: string): End {
  const said = new Map<string, unknown>(Object.entries(form));
  const text = (field: string) => String(said.get(`${prefix}_${field}`) ?? '');
  const isClub = (prefix === 'o' ? form.origination : form.destination) === 'club';
  return {
    name,
    is_club: isClub,
    country: text('country') || 'US',
    place: Object.fromEntries(fields.map((field) => [field, text(field)])) as End['place'],
  };
}
