import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm } from '../../../testing/shipment-forms.ts';
import { checkOut, prepareBooking } from '../../testing/booking.ts';
import { startShop } from '../../testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);

const [first] = Object.values(oneWayForm.traveler ?? {});
const travelers = (...list: object[]) => ({
  additional_travelers: String(list.length - 1),
  traveler: Object.fromEntries(list.map((one, index) => [String(index + 1), { ...first, ...one }])),
});
/** The answer to an order with a change of its form. */
const ordered = async (more: Record<string, unknown>) => {
  const answer = await checkOut(await prepareBooking(customer, more), { nonce: await shop.gateway.nonce() });
  const { code, fields, status } = answer.json();
  return { code, fields, status };
};
const refused = (path: string, code: string) =>
  expect.objectContaining({ code: 'form_incomplete', fields: [{ path, code }] });

describe('the people of an order', () => {
  it.each([
    ['none', { t_last_name: '' }, 't_last_name', 'required'],
    ['blanks', { t_last_name: '  ' }, 't_last_name', 'required'],
    ['markup', { t_last_name: '<script>' }, 't_last_name', 'name_not_valid'],
    ['a line break', { t_first_name: 'Casey\nBcc: all' }, 't_first_name', 'name_not_valid'],
    ['a change of direction', { t_first_name: 'Casey\u202egpj' }, 't_first_name', 'name_not_valid'],
  ])(
    'VL-37 attack 49: an order with %s as a traveler’s name is refused',
    async (_what, name, field, code) => {
      expect(await ordered(travelers(name))).toEqual(refused(`traveler.1.${field}`, code));
    },
  );

  it.each(['o_attention_name', 'd_attention_name'])(
    'attack 49: an order with a line break, a direction change or markup in its %s is refused',
    async (path) => {
      for (const name of ['Casey\r\nforged', 'Casey\u2066x', '<b>Casey</b>'])
        expect(await ordered({ [path]: name })).toEqual(refused(path, 'name_not_valid'));
    },
  );

  it('TR-07 two travelers of the same name are refused, in any case', async () => {
    const twice = travelers({}, { t_first_name: String(first?.t_first_name).toUpperCase() });
    expect(await ordered(twice)).toEqual(refused('traveler.2.t_first_name', 'duplicate'));
    expect(await ordered(travelers({}, { t_first_name: 'Robin' }))).toMatchObject({ status: true });
  });
});
