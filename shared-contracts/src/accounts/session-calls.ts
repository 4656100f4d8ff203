import { defineCall } from '../call/define-call.ts';
import { sessionInfoSchema } from './schema.ts';

/** Every page needs this call and few need the other calls of accounts, so it has a separate file. */
export const readSession = defineCall({
  name: 'accounts.session',
  row: 'own',
  summary: 'Who is signed in, with the CSRF token of the session',
  method: 'GET',
  path: '/api/v6/session',
  access: 'public',
  response: sessionInfoSchema,
});
