import * as calls from '@sendahead/shared-contracts/releases/hook-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { audit } from '../../accounts/public/audit.ts';
import { arePartsWithin, releasePartsOf } from '../../accounts/public/staff-limits.ts';
import { findAccount } from '../../accounts/public/store.ts';
import { createReleaseDesk } from '../../releases/public/release-desk.ts';
import {
  hookAddressOf,
  keptHooks,
  removeHook,
  setHook,
  testHook,
} from '../../releases/public/release-hooks.ts';
import { requirePart } from './require-part.ts';

/** Changes and tests of addresses by one person in an hour: nobody scans the internet by them. */
const perHour = 30;

/** The host alone: the path of an address may be a secret of its owner. */
const hostOf = (address: string): string => URL.parse(address)?.hostname ?? '';

/** RL-27: the addresses that get the releases of each part. */
export function releaseHookRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, config, throttle } = context;
  const desk = createReleaseDesk(context);

  registerCall(app, context, calls.releaseHooks, async (_input, call) => {
    const parts = await releasePartsOf(db, accountOf(call).id);
    const own = (await keptHooks(db)).filter(({ part }) => arePartsWithin([part], parts));
    const hooks = own.map(async (hook) => ({
      ...hook,
      set_by: (await findAccount(db, hook.set_by))?.email ?? '',
    }));
    return { hooks: await Promise.all(hooks) };
  });

  registerCall(app, context, calls.setReleaseHook, async ({ params: { part }, body }, call) => {
    const actor = accountOf(call);
    await requirePart(db, actor, part);
    await desk.requireReleased(part);
    const address = hookAddressOf(body.address);
    if (address === undefined) throw refuse('invalid', [{ path: 'address', code: 'malformed' }]);
    await throttle.attempt('release-hooks', actor.id, perHour, 3600);
    return db.transaction().execute(async (trx) => {
      const secret = await setHook({ db: trx, clock, config }, { part, address, by: actor.id });
      await audit({ db: trx, clock }, 'staff.set_release_hook', {
        userId: actor.id,
        subject: part,
        detail: { reason: hostOf(address) },
      });
      return { secret };
    });
  });

  registerCall(app, context, calls.removeReleaseHook, async ({ params: { part } }, call) => {
    const actor = accountOf(call);
    await requirePart(db, actor, part);
    await desk.requireReleased(part);
    await db.transaction().execute(async (trx) => {
      const address = await removeHook(trx, part);
      if (address === undefined) return;
      await audit({ db: trx, clock }, 'staff.removed_release_hook', {
        userId: actor.id,
        subject: part,
        detail: { reason: hostOf(address) },
      });
    });
    return { success: true as const };
  });

  registerCall(app, context, calls.testReleaseHook, async ({ params: { part } }, call) => {
    const actor = accountOf(call);
    await requirePart(db, actor, part);
    await throttle.attempt('release-hooks', actor.id, perHour, 3600);
    const delivery = await testHook(context, part);
    if (!delivery) throw new Refusal(404, 'no_such_thing');
    return delivery;
  });
}
