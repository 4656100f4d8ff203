import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../../testing/until.ts';
import { paidOrder } from '../../testing/shipping.ts';
import { leavingAccount } from '../testing/leaving-account.ts';
import { openErasedList } from './erased-list.ts';
import { repeatErasures } from './repeat-erasures.ts';

const { arrived, leave, newcomer, shop } = leavingAccount();
const folder = () => join(shop.context.config.dataDir, 'erased');
const list = () => openErasedList(folder());
const repeat = (report: (error: unknown) => void = () => undefined) =>
  repeatErasures({ ...shop.context, list: list(), report });
const personOf = (id: string) =>
  shop.context.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Puts the row of an account back as a restore of an earlier moment does. */
async function restoredAfter(userId: string, leaving: () => PromiseLike<unknown>): Promise<void> {
  const { created_at, ...before } = await personOf(userId);
  await leaving();
  await until(async () => existsSync(join(folder(), `${userId}.json`)) || undefined);
  await shop.context.db.updateTable('users').set(before).where('id', '=', userId).execute();
}

async function broughtBack(): Promise<{ userId: string; email: string }> {
  const { browser, email, userId } = await newcomer();
  await restoredAfter(userId, () => leave(browser));
  return { userId, email };
}

describe('accounts that were deleted after a backup', () => {
  it('an account that a restore brings back is deleted again', async () => {
    const { userId, email } = await broughtBack();
    expect(await personOf(userId)).toMatchObject({ email, deleted_at: null });
    expect(await repeat()).toBe(1);
    const person = await personOf(userId);
    expect(JSON.stringify(person)).not.toContain(email);
    expect(person.deleted_at).not.toBeNull();
    expect(await repeat()).toBe(0);
  });

  it('a list names accounts by their ids alone, and leaves no partial file', async () => {
    const { userId, email } = await broughtBack();
    const entries = await list().read(shop.context.clock.now());
    expect(entries).toContainEqual({ user_id: userId, at: expect.any(String) });
    expect(JSON.stringify(entries)).not.toContain(email);
    expect(readdirSync(folder()).filter((name) => !name.endsWith('.json'))).toEqual([]);
  });

  it('an account whose bags travel at that moment is reported, and deleted once they have arrived', async () => {
    const { browser, userId } = await newcomer();
    const { orderId } = await paidOrder(shop, browser);
    await arrived(userId);
    await restoredAfter(userId, () => leave(browser));
    const moveOrder = (state: 'in_transit' | 'delivered') =>
      shop.context.db.updateTable('orders').set({ state }).where('id', '=', orderId).execute();
    await moveOrder('in_transit');
    const errors: unknown[] = [];
    await repeat((error) => errors.push(error));
    expect(errors).toEqual([expect.objectContaining({ code: 'orders_under_way' })]);
    expect((await personOf(userId)).deleted_at).toBeNull();
    await moveOrder('delivered');
    await repeat();
    expect((await personOf(userId)).deleted_at).not.toBeNull();
  });
});

describe('the list of deleted accounts', () => {
  it('an entry ends once no backup can bring the account back, and a wrong id leads nowhere', async () => {
    const place = mkdtempSync(join(tmpdir(), 'erased-'));
    const own = openErasedList(place);
    const now = Date.parse('2026-12-01T15:00:00Z');
    await own.add({ user_id: 'usr_old', at: '2025-10-01T00:00:00.000Z' });
    await own.add({ user_id: 'usr_new', at: '2026-11-30T00:00:00.000Z' });
    await own.add({ user_id: 'usr_new', at: '2026-11-30T00:00:00.000Z' });
    expect(await own.read(now)).toEqual([{ user_id: 'usr_new', at: '2026-11-30T00:00:00.000Z' }]);
    expect(readdirSync(place)).toEqual(['usr_new.json']);
    await expect(own.add({ user_id: '../usr', at: '2026-11-30T00:00:00.000Z' })).rejects.toThrow();
    rmSync(place, { recursive: true });
  });
});
