import {
  type PickupOptionFields,
  readPickupOptions,
} from '@sendahead/shared-contracts/ship-form/pickup-options';
import { type ShipmentForm, shipmentFormSchema } from '@sendahead/shared-contracts/ship-form/schema';
import type * as z from 'zod/mini';
import { refuse } from '../../../platform/http/refusal.ts';

const formFields: ReadonlySet<string> = new Set(Object.keys(shipmentFormSchema.shape));

/**
 * The shipment form of a body that carries more, with its pickup options (PR-11). Throws Refusal `malformed` for
 * invalid options.
 */
export function shipmentFormOf(body: z.output<typeof shipmentFormSchema> & PickupOptionFields): ShipmentForm {
  const form: ShipmentForm = Object.fromEntries(
    Object.entries(body).filter(([name]) => formFields.has(name)),
  );
  const read = readPickupOptions(form, body);
  if ('form' in read) return read.form;
  throw refuse(
    'malformed',
    read.wrong.map((path) => ({ path, code: 'malformed' })),
  );
}
