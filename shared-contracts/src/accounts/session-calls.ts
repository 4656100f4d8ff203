import { defineCall } from '../call/define-call.ts';
import { sessionInfoSchema } from './schema.ts';

/** Every page needs this call and few need the other calls of accounts, so it has a separate file. */
export const readSession = defineCall({
  name: 'accounts.session',
  row: 'own',
  summary: 'The signed-in user and the CSRF token',
  method: 'GET',
  path: '/api/v6/session',
  access: 'public',
  response: sessionInfoSchema,
});
