import { may } from '@sendahead/shared-contracts/call/role-acts';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { Queries } from '../../../platform/database/database.ts';
import { escapeText } from '../../../platform/http/escape.ts';

export type CarrierToChoose = { carrier: string; name: string };

/** RO-04: the carrier is chosen by carrier-enabled admins. */
export const mayChooseCarrier = (role: Role): boolean => may(role, 'choose_carriers');

/** The carriers that we sell services of. */
export const carriersToChoose = (db: Queries): Promise<CarrierToChoose[]> =>
  db
    .selectFrom('service_levels')
    .select(['carrier', 'carrier_label as name'])
    .distinct()
    .orderBy('carrier_label')
    .execute();

/** EP-41, AC-11: the same as html, without script and style; everything in it is text, whatever it holds. */
export const carrierDropdown = (carriers: readonly CarrierToChoose[]): string =>
  [
    '<select name="carrier" aria-label="Carrier">',
    ...carriers.map(
      ({ carrier, name }) => `<option value="${escapeText(carrier)}">${escapeText(name)}</option>`,
    ),
    '</select>',
  ].join('');
