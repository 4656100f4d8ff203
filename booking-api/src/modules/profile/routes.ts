import type { AddressBookEntry } from '@sendahead/shared-contracts/accounts/profile-calls';
import * as calls from '@sendahead/shared-contracts/accounts/profile-calls';
import * as edits from '@sendahead/shared-contracts/accounts/profile-edit-calls';
import { isName } from '@sendahead/shared-contracts/validation/person';
import { isPhoneOf } from '@sendahead/shared-contracts/validation/phone-rules';
import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import type { AppContext } from '../../platform/context.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { newId } from '../../platform/security/secrets.ts';
import { accountOf } from '../accounts/public/account-of.ts';
import { presentUser } from '../accounts/public/presenter.ts';
import { hasPassword } from '../accounts/public/sign-in-methods.ts';
import { acceptedTermsOf, changeAccount } from '../accounts/public/store.ts';
import { isVerified } from '../accounts/public/verification-store.ts';
import { findFacility } from '../clubs/public/store.ts';
import {
  chooseDefaultOrigin,
  keepAddress,
  listAddresses,
  removeAddress,
  rewriteAddress,
} from './address-book-store.ts';
import { addressErrors } from './address-errors.ts';

const present = ({
  user_id: _user,
  created_at: _created,
  ...entry
}: Selectable<Tables['address_book']>): AddressBookEntry => entry;

/** A person's saved data: name, phone, places. */
export function profileRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, calls.readProfile, async (_input, call) => {
    const account = accountOf(call);
    return {
      user: presentUser(account),
      addresses: (await listAddresses(db, account.id)).map(present),
      email_verified: await isVerified(db, account.id),
      has_password: await hasPassword(db, account.id),
      terms: await acceptedTermsOf(db, account.id),
    };
  });

  registerCall(app, context, edits.changeProfile, async ({ body }, call) => {
    const account = accountOf(call);
    const fields = [
      ...(body.first_name !== undefined && !isName(body.first_name)
        ? [{ path: 'first_name', code: 'name_not_valid' }]
        : []),
      ...(body.last_name !== undefined && !isName(body.last_name)
        ? [{ path: 'last_name', code: 'name_not_valid' }]
        : []),
      ...(body.phone && !isPhoneOf(body.phone, 'US') ? [{ path: 'phone', code: 'phone_not_valid' }] : []),
    ];
    if (fields.length > 0) throw refuse('invalid', fields);
    const changed = {
      ...account,
      firstName: body.first_name?.trim() ?? account.firstName,
      lastName: body.last_name?.trim() ?? account.lastName,
      phone: body.phone?.trim() ?? account.phone,
    };
    await changeAccount(db, changed);
    return presentUser(changed);
  });

  registerCall(app, context, calls.saveAddress, async ({ body }, call) => {
    const account = accountOf(call);
    const entry = { ...body, id: newId('adr'), user_id: account.id, created_at: clock.instant() };
    const fields = await addressErrors(db, body);
    if (fields.length > 0) throw refuse('invalid', fields);
    if (body.club_id !== null && !(await findFacility(db, body.club_id)))
      throw refuse('invalid', [{ path: 'club_id', code: 'unknown' }]);
    const savedAddress = await keepAddress(db, entry);
    if (savedAddress === false) throw refuse('invalid', [{ path: 'label', code: 'address_book_full' }]);
    return present({ ...entry, ...savedAddress });
  });

  registerCall(app, context, edits.chooseDefaultOrigin, async ({ params, body }, call) => {
    const entry = await chooseDefaultOrigin(db, accountOf(call).id, params.id, body.default_origin);
    if (!entry) throw new Refusal(404, 'address_not_found');
    return present(entry);
  });

  registerCall(app, context, edits.changeAddress, async ({ params, body }, call) => {
    const fields = await addressErrors(db, { ...body, club_id: null });
    if (fields.length > 0) throw refuse('invalid', fields);
    const entry = await rewriteAddress(db, accountOf(call).id, params.id, body);
    if (!entry) throw new Refusal(404, 'address_not_found');
    return present(entry);
  });

  registerCall(app, context, edits.forgetAddress, async ({ params }, call) => {
    if (!(await removeAddress(db, accountOf(call).id, params.id)))
      throw new Refusal(404, 'address_not_found');
    return { success: true as const };
  });
}
