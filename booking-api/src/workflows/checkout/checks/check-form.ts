import type { FieldError } from '@sendahead/shared-contracts/call/problem';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import {
  type PlanContext,
  type PlannedShipment,
  planShipment,
} from '../../../modules/services/public/plan-shipment.ts';
import type { Reference } from '../../../platform/database/reference.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { PricingProblem } from '../context.ts';
import { brandErrors } from './brand-errors.ts';
import { formErrors } from './form-errors.ts';

/**
 * A form checked independently of its user: its plan or the reason for having none, and the fields that an
 * order still needs.
 */
type CheckedForm = { planned: PlannedShipment | PricingProblem; errors: FieldError[] };

/** Plans a form, and checks it against what an order of its brand needs. */
export async function checkForm(
  context: PlanContext,
  form: ShipmentForm,
  brand: string,
  reference: Reference,
): Promise<CheckedForm> {
  const planned = await unsoldAsNotPriced(planShipment(context, form, brand, reference));
  const ofForm = await formErrors(context.db, form, reference);
  const ofBrand = await brandErrors(context.db, form, brand, reference);
  return { planned, errors: [...ofForm, ...ofBrand] };
}

const unsold: ReadonlySet<string> = new Set(['no_service', 'nothing_to_price', 'line_not_offered']);

/** Turns a refusal to price into an incomplete form; other refusals are unchanged. */
export async function unsoldAsNotPriced<T>(price: Promise<T>): Promise<T | PricingProblem> {
  try {
    return await price;
  } catch (error) {
    const code = error instanceof Refusal ? error.code : '';
    if (!(error instanceof Refusal) || !unsold.has(code)) throw error;
    const fields = code === 'line_not_offered' ? error.fields : [...error.fields, { path: 'traveler', code }];
    return { problem: 'form_incomplete', fields };
  }
}
