import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { identifier, typedText, wireText } from '../primitives/wire-text.ts';
import { addressBookEntrySchema, addressFields } from './profile-calls.ts';
import { sessionInfoSchema, userSchema } from './schema.ts';

export const changeProfile = defineCall({
  name: 'accounts.change-profile',
  row: 'own',
  summary: 'Changes name and phone',
  method: 'PATCH',
  path: '/api/v6/profile',
  access: 'signed-in',
  emptyClears: true,
  body: z.strictObject({
    first_name: z.optional(typedText(60)),
    last_name: z.optional(typedText(60)),
    phone: z.optional(wireText(30)),
  }),
  response: userSchema,
});

export const changePassword = defineCall({
  name: 'accounts.change-password',
  row: 'own',
  summary: 'Changes the password, ends every other session and renews this one',
  method: 'POST',
  path: '/api/v6/password',
  access: 'signed-in',
  rate: 'strict',
  body: z.strictObject({
    current_password: wireText(200),
    password: wireText(200),
    password_confirmation: wireText(200),
  }),
  response: sessionInfoSchema,
  errors: { password_wrong: 422 },
});

export const forgetAddress = defineCall({
  name: 'accounts.forget-address',
  row: 'own',
  summary: 'Removes a saved address',
  method: 'DELETE',
  path: '/api/v6/addresses/:id',
  access: 'signed-in',
  params: z.object({ id: identifier }),
  response: z.object({ success: z.literal(true) }),
  errors: { address_not_found: 404 },
});

const { club_id: _fixed, ...editable } = addressFields;

export const changeAddress = defineCall({
  name: 'accounts.change-address',
  row: 'own',
  summary: 'Changes a saved address that is no club’s; its default stays',
  method: 'PUT',
  path: '/api/v6/addresses/:id',
  access: 'signed-in',
  params: z.object({ id: identifier }),
  body: z.strictObject(editable),
  response: addressBookEntrySchema,
  errors: { address_not_found: 404 },
});

export const chooseDefaultOrigin = defineCall({
  name: 'accounts.choose-default-origin',
  row: 'AD-30',
  summary: 'Sets or clears the default origin',
  method: 'PATCH',
  path: '/api/v6/addresses/:id',
  access: 'signed-in',
  params: z.object({ id: identifier }),
  body: z.strictObject({ default_origin: z.boolean() }),
  response: addressBookEntrySchema,
  errors: { address_not_found: 404 },
});
