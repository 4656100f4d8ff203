import type { FieldError } from '@sendahead/shared-contracts/call/problem';
import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { unservedPlace } from '@sendahead/shared-contracts/geo/unserved-place';
import { readShipForm } from '@sendahead/shared-contracts/ship-form/read';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { lacksLabel } from '@sendahead/shared-contracts/travelers/label-name';
import { splitExtension } from '@sendahead/shared-contracts/travelers/phone-extension';
import { duplicateTravelers } from '@sendahead/shared-contracts/travelers/rules';
import { isContact, isEmail, isName } from '@sendahead/shared-contracts/validation/person';
import { isPhoneOf } from '@sendahead/shared-contracts/validation/phone-rules';
import { checkShipPoints } from '../../../modules/geo/public/ship-points.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Reference } from '../../../platform/database/reference.ts';

/** An order's requirements for its form beyond those of a price: two served ends, and contacts. */
export async function formErrors(
  trx: Queries,
  form: ShipmentForm,
  reference: Reference,
): Promise<FieldError[]> {
  const { points } = readShipForm(form);
  const ends = points ? await checkShipPoints(trx, points.origin, points.destination, reference) : undefined;
  const wrongEnd = ends?.valid
    ? []
    : [{ path: ends?.from.valid ? 'destination' : 'origination', code: 'invalid' }];
  const unserved = points
    ? [...unservedErrors('o', points.origin), ...unservedErrors('d', points.destination)]
    : [];
  return [...wrongEnd, ...unserved, ...addressErrors(form), ...travelerErrors(form)];
}

const unservedFields = { address1: 'address', address2: 'address_1', zip: 'zip' } as const;

/** Uses the page's rule: carriers cannot deliver to a PO box. A club's address is ours and needs no check. */
function unservedErrors(prefix: 'o' | 'd', point: ShipPoint): FieldError[] {
  const unserved = point.kind === 'club' ? null : unservedPlace(point);
  return unserved ? [{ path: `${prefix}_${unservedFields[unserved.field]}`, code: unserved.reason }] : [];
}

const required = (form: ShipmentForm, ...names: readonly (keyof ShipmentForm)[]): FieldError[] =>
  names.flatMap((path) => (form[path] ? [] : [{ path, code: 'required' }]));

function addressErrors(form: ShipmentForm): FieldError[] {
  return [
    ...required(form, 'o_attention_name', 'd_attention_name', 'o_address', 'd_address', 'o_phone', 'd_phone'),
    ...contactErrors('o_attention_name', form.o_attention_name),
    ...contactErrors('d_attention_name', form.d_attention_name),
    ...phoneErrors('o_phone', form.o_phone, form.o_country),
    ...phoneErrors('d_phone', form.d_phone, form.d_country),
  ];
}

/** A missing contact is reported elsewhere. */
const contactErrors = (path: string, contact = ''): FieldError[] =>
  contact === '' || isContact(contact) ? [] : [{ path, code: 'name_not_valid' }];

/** VL-37: validated by the page's rule. */
function nameErrors(path: string, name: string): FieldError[] {
  if (name.trim() === '') return [{ path, code: 'required' }];
  return isName(name) ? [] : [{ path, code: 'name_not_valid' }];
}

/** VL-34, VL-35: validated by the page's rule; a missing phone is reported elsewhere. */
const phoneErrors = (path: string, phone = '', country = 'US'): FieldError[] =>
  phone === '' || isPhoneOf(phone, country) ? [] : [{ path, code: 'phone_not_valid' }];

function travelerErrors(form: ShipmentForm): FieldError[] {
  const travelers = readShipForm(form).travelers ?? [];
  const again = duplicateTravelers(travelers);
  return travelers.flatMap((traveler) => {
    const path = `traveler.${traveler.id}`;
    const email = isEmail(traveler.email) ? [] : [{ path: `${path}.t_email`, code: 'required' }];
    return [
      ...nameErrors(`${path}.t_first_name`, traveler.firstName),
      ...nameErrors(`${path}.t_last_name`, traveler.lastName),
      ...email,
      ...phoneErrors(`${path}.t_phone`, splitExtension(traveler.phone).number),
      ...(lacksLabel(traveler) ? [{ path: `${path}.t_name`, code: 'label_missing' }] : []),
      ...(again.includes(traveler.id) ? [{ path: `${path}.t_first_name`, code: 'duplicate' }] : []),
    ];
  });
}
