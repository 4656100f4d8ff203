import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { optionalMailKinds } from './mail-kinds.ts';

const kind = z.enum(optionalMailKinds);
const response = z.object({ choices: z.array(z.object({ kind, on: z.boolean() })) });

export const readMailChoices = defineCall({
  name: 'accounts.mail-choices',
  row: 'own',
  summary: 'Which optional order emails are on',
  method: 'GET',
  path: '/api/v6/mail_choices',
  access: 'signed-in',
  response,
});

export const chooseMails = defineCall({
  name: 'accounts.choose-mails',
  row: 'own',
  summary: 'Turns a kind of email on or off',
  method: 'PUT',
  path: '/api/v6/mail_choices/:kind',
  access: 'signed-in',
  params: z.object({ kind }),
  body: z.strictObject({ on: z.boolean() }),
  response,
});
