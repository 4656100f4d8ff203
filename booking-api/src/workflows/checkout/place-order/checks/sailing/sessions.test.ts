import { signedInBrowser, startPerFile } from '../../../../../testing/server-per-file.ts';
import { checkOut, prepareBooking } from '../../../../testing/booking.ts';
import { startShop } from '../../../../testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const camp = '1';

/** The camp whose only session ends on a day. */
async function campUntil(ends_on: string): Promise<void> {
  const sessions = [{ id: 1, name: 'Only session', starts_on: '2026-01-01', ends_on }];
  await shop.context.db
    .updateTable('facilities')
    .set({ club_sessions: JSON.stringify(sessions) as never })
    .where('id', '=', Number(camp))
    .execute();
}
const order = async () => {
  const booking = await prepareBooking(customer, { destination: 'club', d_club_id: camp });
  return (await checkOut(booking, { nonce: await shop.gateway.nonce() })).json();
};

describe('bags for a camp', () => {
  it('are not sold when they would arrive after its last session', async () => {
    await campUntil('2026-11-01');
    expect(await order()).toMatchObject({
      code: 'form_incomplete',
      fields: [{ path: 'arrival_date', code: 'after_session' }],
    });
  });

  it('are sold until its last day', async () => {
    await campUntil('2027-08-13');
    expect(await order()).toMatchObject({ status: true });
  });
});
