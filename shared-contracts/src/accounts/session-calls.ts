import { defineCall } from '../call/define-call.ts';
import { sessionInfoSchema } from './schema.ts';

/** In a separate file, since every page needs it and few need the other calls of accounts. */
export const readSession = defineCall({
  name: 'accounts.session',
  row: 'own',
  summary: 'Who is signed in, with the CSRF token of the session',
  method: 'GET',
  path: '/api/v6/session',
  access: 'public',
  response: sessionInfoSchema,
});
