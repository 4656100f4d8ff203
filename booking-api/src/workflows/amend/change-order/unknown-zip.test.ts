import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../testing/shipment-forms.ts';
import { paidOrder, reaches } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const elsewhere = { zip: '99999', city: 'San Francisco', state: 'CA', address: '1 Market St' };

async function fieldsOf(form: Record<string, unknown>, path: string, body: object) {
  const { orderId } = await paidOrder(shop, customer, form);
  await reaches(shop, orderId, 'labels_ready');
  const answer = await customer.send('POST', `/api/v6/orders/${orderId}/${path}/price`, { body });
  const { code, fields } = answer.json();
  return [code, fields];
}

describe('CH-07 a change to an unknown zip', () => {
  it('a change to an unknown zip is refused for the zip, in the whole trip and in one leg', async () => {
    expect(await fieldsOf({}, 'change', { destination: elsewhere })).toEqual([
      'form_incomplete',
      [{ path: 'd_zip', code: 'zip_not_known' }],
    ]);
    expect(await fieldsOf(roundTripForm, 'legs/return/change', { from: elsewhere })).toEqual([
      'form_incomplete',
      [{ path: 'from.zip', code: 'zip_not_known' }],
    ]);
  });
});
