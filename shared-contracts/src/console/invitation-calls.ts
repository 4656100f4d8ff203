import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireText } from '../primitives/wire-text.ts';

export const sendInvitation = defineCall({
  name: 'console.send-invitation',
  row: 'CO-36',
  summary:
    'Emails the invitation to an account that staff made and nobody used yet; links of earlier ones end. Club staff invite users of the own club alone',
  method: 'POST',
  path: '/api/v6/console/users/:userId/send_invitation',
  access: 'help_people',
  params: z.object({ userId: wireText(64) }),
  response: z.object({ success: z.literal(true) }),
  errors: { no_such_thing: 404, already_joined: 409 },
});
