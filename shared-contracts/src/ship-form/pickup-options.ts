import { dropOffFeeId } from '../constants.ts';
import type { ShipmentForm } from './schema.ts';

/** PR-11: the chosen handover, by whether it is a pickup or a drop-off (TL-05): `{ pickup: '1' }`. */
export type PickupOptions = Readonly<Record<string, string>>;
export type PickupOptionFields = {
  pickup_service_options?: PickupOptions | undefined;
  return_service_options?: PickupOptions | undefined;
};

const legs = [
  ['pickup_service_options', 'outbound_pickup'],
  ['return_service_options', 'return_pickup'],
] as const;

const dropOff = String(dropOffFeeId);

/** PR-11: the options of a form, as sent with a price request. */
export const writePickupOptions = (form: ShipmentForm): PickupOptionFields =>
  Object.fromEntries(
    legs.flatMap(([options, field]) => {
      const fee = form[field];
      return fee ? [[options, { [fee === dropOff ? 'drop_off' : 'pickup']: fee }]] : [];
    }),
  );

/**
 * PR-11: a form with the fees that its options name. Returns the names of invalid options instead: an
 * unknown type, a drop-off that is a pickup, two fees for one leg, or a fee that contradicts the form.
 */
export function readPickupOptions<Form extends ShipmentForm>(
  form: Form,
  options: PickupOptionFields,
): { form: Form } | { wrong: (keyof PickupOptionFields)[] } {
  if (legs.every(([name]) => options[name] === undefined)) return { form };
  const read: Partial<ShipmentForm> = {};
  const wrong = legs.flatMap(([name, field]) => {
    const named = Object.entries(options[name] ?? {}).filter(([, fee]) => fee !== '');
    const [first] = named;
    if (!first) return [];
    const [type, fee] = first;
    const fits =
      named.length === 1 &&
      (type === 'drop_off'
        ? fee === dropOff
        : type === 'pickup' && /^\d{1,9}$/.test(fee) && fee !== dropOff) &&
      (form[field] ?? fee) === fee;
    if (!fits) return [name];
    read[field] = fee;
    return [];
  });
  return wrong.length > 0 ? { wrong } : { form: { ...form, ...read } };
}
