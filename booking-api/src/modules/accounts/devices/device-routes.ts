import * as calls from '@sendahead/shared-contracts/accounts/own-account-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { audit } from '../public/audit.ts';
import { signedIn } from '../public/signed-in.ts';
import { devicesOf, endDevice, endOtherDevices } from './device-store.ts';

/** Lists where the user is signed in, and ends those sessions. */
export function deviceRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, calls.listDevices, async (_input, call) => ({
    devices: await devicesOf(db, signedIn(call), clock.now()),
  }));

  registerCall(app, context, calls.signOutDevice, async ({ params }, call) => {
    const who = signedIn(call);
    if (!(await endDevice(db, who, params.id))) throw new Refusal(404, 'device_not_found');
    await audit(context, 'device.signed_out', { userId: who.userId, subject: who.userId });
    return { success: true as const };
  });

  registerCall(app, context, calls.signOutElsewhere, async (_input, call) => {
    const who = signedIn(call);
    const signed_out = await endOtherDevices(db, who);
    await audit(context, 'device.signed_out_elsewhere', { userId: who.userId, subject: who.userId });
    return { success: true as const, signed_out };
  });
}
