import { may } from '@sendahead/shared-contracts/call/role-acts';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import { escapeText } from '../../../platform/http/escape.ts';
import type { Carrier } from '../../tariff/public/carriers.ts';

/** RO-04: the carrier is chosen by carrier-enabled admins. */
export const mayChooseCarrier = (role: Role): boolean => may(role, 'choose_carriers');

/** EP-41, AC-11: the same content as html, without scripts and styles; all of it is escaped as text. */
export const carrierDropdown = (carriers: readonly Carrier[]): string =>
  [
    '<select name="carrier" aria-label="Carrier">',
    ...carriers.map(
      ({ carrier, name }) => `<option value="${escapeText(carrier)}">${escapeText(name)}</option>`,
    ),
    '</select>',
  ].join('');
