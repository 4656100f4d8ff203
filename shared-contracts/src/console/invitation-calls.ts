import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireText } from '../primitives/wire-text.ts';

export const sendInvitation = defineCall({
  name: 'console.send-invitation',
  row: 'CO-36',
  summary:
    'Emails an invitation to an unused account that staff created and ends earlier links. Club staff invite users of their own club',
  method: 'POST',
  path: '/api/v6/console/users/:userId/send_invitation',
  access: 'help_people',
  params: z.object({ userId: wireText(64) }),
  response: z.object({ success: z.literal(true) }),
  errors: { no_such_thing: 404, already_joined: 409 },
});
