import { accountRefusals as accounts } from '../accounts/errors.ts';
import { adminRefusals as admin } from '../admin/errors.ts';
import { brandRefusals as brands } from '../brands/errors.ts';
import { calendarRefusals as calendar } from '../calendar/errors.ts';
import { cartRefusals as carts } from '../carts/errors.ts';
import { claimRefusals as claims } from '../claims/errors.ts';
import { clubRefusals as clubs } from '../clubs/errors.ts';
import { consoleRefusals as console } from '../console/errors.ts';
import { geoRefusals as geo } from '../geo/errors.ts';
import { orderRefusals as orders } from '../orders/errors.ts';
import { paymentRefusals as payments } from '../payments/errors.ts';
import { preferenceRefusals as preferences } from '../preferences/errors.ts';
import { pricingRefusals as pricing } from '../pricing/errors.ts';
import { serviceRefusals as services } from '../services/errors.ts';
import { storeRefusals as stores } from '../stores/errors.ts';
import type { ErrorTable } from './error-table.ts';
import { commonErrorCodes } from './problem.ts';

/** The meaning of the common error codes. */
const means: Readonly<Record<keyof typeof commonErrorCodes, string>> = {
  malformed: 'The request is not what the call’s schema allows; the fields are named.',
  unknown_field: 'Only fields that the call does not know; they are named.',
  not_signed_in: 'No session, or a guest’s where an account is needed.',
  csrf_token_invalid: 'The page is not ours, or X-CSRF-Token is not the session’s.',
  not_allowed: 'The role may not make this call.',
  not_found: 'No such path, or a part of it that is not in use.',
  too_large: 'The body is larger than 256 KB.',
  misdirected_request: 'The Host is not that of a brand.',
  unsupported_media_type: 'The body is neither JSON nor an urlencoded form.',
  invalid: 'The fields are well formed and yet cannot be accepted; they are named.',
  too_many_requests:
    'Too many requests; Retry-After says when to try again. A sign-in names the `puzzle` whose solution, sent as `proof`, admits it immediately.',
  internal: 'A fault of the server; the trace id finds it in the log.',
  unavailable: 'A part that is needed does not answer; Retry-After means when again.',
};

const common: ErrorTable = Object.fromEntries(
  (Object.keys(means) as (keyof typeof means)[]).map((code) => [
    code,
    { status: commonErrorCodes[code], means: means[code] },
  ]),
);

/** Every code, in one table per domain and one of the common codes. */
export const errorCatalog: Readonly<Record<string, ErrorTable>> = {
  common,
  accounts,
  admin,
  brands,
  calendar,
  carts,
  claims,
  clubs,
  console,
  geo,
  orders,
  payments,
  preferences,
  pricing,
  services,
  stores,
};
