import type { Claim } from '@sendahead/shared-contracts/claims/schema';
import { until } from '../../../testing/until.ts';
import { claimingCustomer } from '../testing/claiming-customer.ts';
import { drawPhotoToken } from './photo-links.ts';

const claiming = claimingCustomer();
const { admin, customer, other, shop, staff, submitted } = claiming;
beforeEach(async () => {
  await shop.context.db.deleteFrom('throttle').execute();
});

const send = (claim: Claim, browser = admin) =>
  browser.send('POST', `/api/v6/console/claims/${claim.claim_id}/photo_links`, { body: {} });
/** A link that was sent, with a token that the test knows. */
async function linkOf(claim: Claim): Promise<string> {
  const sent = await send(claim);
  if (sent.statusCode !== 200) throw new Error(sent.body);
  const { db } = shop.context;
  const link = await db
    .selectFrom('claim_photo_links')
    .select('id')
    .where('claim_id', '=', claim.claim_id)
    .orderBy('made_at', 'desc')
    .executeTakeFirstOrThrow();
  // Its email has drawn a token before: this one replaces it.
  await until(() => isMailed(link.id));
  return drawPhotoToken(db, link.id);
}
const isMailed = async (linkId: string): Promise<boolean> =>
  (
    await shop.context.db
      .selectFrom('order_mails')
      .select('kind')
      .where('order_id', '=', claiming.orderId)
      .where('kind', '=', `claim_photos.${linkId}`)
      .execute()
  ).length > 0;
const openLink = (token: string) => other.send('POST', '/api/v6/claim_photos/open', { body: { token } });
const add = (token: string, base64 = claiming.photo, name = 'wheel.jpg') =>
  other.send('POST', '/api/v6/claim_photos', { body: { token, name, base64 } });
const gone = [404, 'photo_link_not_found'];
const codeOf = (answer: Awaited<ReturnType<typeof add>>) => [answer.statusCode, answer.json().code];

describe('a link for photos of a claim', () => {
  it('CO-118 staff send it, it adds photos without a sign-in, and shows the number and kind alone', async () => {
    const claim = await submitted();
    const sent = (await send(claim)).json();
    expect(sent).toEqual({ expires_at: '2026-12-09T23:00:00.000Z', texted: false });
    const token = await linkOf(claim);
    const shown = (await openLink(token)).json();
    expect(shown).toEqual({
      display_id: claim.display_id,
      kind: 'damaged',
      photos: 1,
      most: 10,
      expires_at: '2026-12-09T23:00:00.000Z',
    });
    expect((await add(token)).json()).toMatchObject({ photos: 2 });
    const view = (await admin.send('GET', `/api/v6/console/claims/${claim.claim_id}`)).json();
    expect(view.photo_link_until).toBe('2026-12-09T23:00:00.000Z');
    expect(view.claim.files).toHaveLength(2);
    expect(view.claim.files[1]).toMatchObject({ type: 'image/jpeg', by_staff: false });
    const life = await admin.send('GET', `/api/v6/console/orders/${claiming.orderId}/life`);
    expect(life.body).toContain('Link for photos of the claim sent');
  });

  it('CO-118 a link ends when its claim is decided, and no other can be sent', async () => {
    const claim = await submitted();
    const token = await linkOf(claim);
    await staff(claim, 'reject', { message: 'Another bag.' });
    expect(codeOf(await openLink(token))).toEqual(gone);
    expect(codeOf(await add(token))).toEqual(gone);
    expect((await send(claim)).json().code).toBe('claim_moved');
  });

  it('CO-118 a link ends after seven days', async () => {
    const second = await linkOf(await submitted());
    shop.moveClock('2026-12-09T23:00:01Z');
    expect(codeOf(await openLink(second))).toEqual(gone);
  });

  it('CO-118 attack 156: guesses are slowed, other claims stay closed, other files are refused, and floods end', async () => {
    const claim = await submitted();
    const token = await linkOf(claim);
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF').toString('base64');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>').toString(
      'base64',
    );
    for (const bytes of [pdf, svg, Buffer.from('MZ\u0090').toString('base64')])
      expect(codeOf(await add(token, bytes, 'x.jpg'))).toEqual([422, 'proof_not_read']);
    // The link opens neither the claim nor its files.
    expect(
      (await other.send('GET', `/api/v6/claims/${claim.claim_id}/files/${claim.files[0]?.file_id}`))
        .statusCode,
    ).toBe(404);
    expect((await send(claim, customer)).statusCode).toBe(403);
    const answers = await Promise.all(Array.from({ length: 14 }, () => add(token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(9);
    expect(codeOf(await add(token))).toEqual([409, 'too_many_files']);
    const guesses = [];
    for (let guess = 0; guess < 22 * 20; guess += 1) {
      const { statusCode } = await openLink('A'.repeat(43));
      guesses.push(statusCode);
      if (statusCode === 429) break;
    }
    expect(guesses.at(-1)).toBe(429);
  });

  it('CO-118 nothing of the token is stored, and staff send five links an hour at most', async () => {
    const claim = await submitted();
    const token = await linkOf(claim);
    const rows = await shop.context.db.selectFrom('claim_photo_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const more = [];
    for (let n = 0; n < 5 * 20 + 1; n += 1) {
      more.push((await send(claim)).statusCode);
      if (more.at(-1) === 429) break;
    }
    expect(more.at(-1)).toBe(429);
  });
});
