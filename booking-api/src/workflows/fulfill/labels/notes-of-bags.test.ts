import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../testing/shipment-forms.ts';
import { parcelRows, placeOrder, reaches } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);

/** A round-trip booking whose bag has a note for one leg, or for both. */
function formWithNote(way: 'outbound' | 'inbound' | 'both') {
  const traveler = roundTripForm.traveler?.['1'];
  const row = { ...traveler?.golf?.['0'], note: 'Left in the bag room', note_type: way };
  return {
    ...roundTripForm,
    traveler: { 1: { ...traveler, golf: { ...traveler?.golf, 0: row } } },
  };
}

describe('the note of a bag', () => {
  it.each([
    ['outbound', ['Left in the bag room', null]],
    ['inbound', [null, 'Left in the bag room']],
    ['both', ['Left in the bag room', 'Left in the bag room']],
  ] as const)("TR-15 the note for %s is printed on the bag's label on that leg only", async (way, notes) => {
    const { orderId } = await placeOrder(shop, customer, formWithNote(way));
    await reaches(shop, orderId, 'labels_ready');
    expect((await parcelRows(shop, orderId)).map(({ note }) => note)).toEqual(notes);
  });

  it('TR-15 the note is printed on the label', async () => {
    const { orderId } = await placeOrder(shop, customer, formWithNote('outbound'));
    await reaches(shop, orderId, 'labels_ready');
    const answer = await customer.send('GET', `/api/v6/orders/${orderId}/labels`);
    expect(answer.json().labels).toMatchObject([{ leg: 'outbound', note: 'Left in the bag room' }]);
  });
});
