import '@testing-library/jest-dom';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import * as calls from '@sendahead/shared-contracts/orders/past-traveler-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { writeShipForm } from '@sendahead/shared-contracts/ship-form/write';
import { opened, refusing, wait } from './testing/opened-account.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const bag = { size: 'golf-staff', insuranceCents: cents(0), packaging: 'box', contents: '', note: null };
const ann = {
  id: '1',
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  phone: '212-555-0100',
  grade: '',
  roundTrip: true,
  lines: [{ line: 'golf', rows: [bag] }],
};
const listed = answering(calls.listPastTravelers, {
  form: writeShipForm({ points: null, itinerary: null, coupon: '', giftCard: '', travelers: [ann] }),
  ids: ['tvl_1'],
});

describe('TR-20 the people of earlier orders', () => {
  it('shows the people of earlier orders with their bags', async () => {
    const { part } = await opened([listed]);
    expect(part('Travelers').getByRole('listitem')).toHaveTextContent('Ann Lee · Golf bag');
    expect(part('Travelers').getByRole('listitem')).toHaveTextContent('ann@example.com, 212-555-0100');
  });

  it('corrects a person in place', async () => {
    const { part, user, called } = await opened([
      listed,
      answering(calls.correctPastTraveler, { success: true }),
    ]);
    const travelers = part('Travelers');
    await user.click(travelers.getByRole('button', { name: 'Edit Ann Lee' }));
    const name = travelers.getByRole('textbox', { name: 'First name' });
    expect(name).toHaveFocus();
    await user.type(name, 'a');
    await user.click(travelers.getByRole('button', { name: 'Save' }));
    await wait();
    expect(called('orders.correct-past-traveler')).toMatchObject([
      {
        input: {
          params: { id: 'tvl_1' },
          body: { first_name: 'Anna', last_name: 'Lee', email: ann.email, phone: ann.phone },
        },
      },
    ]);
    expect(travelers.getByRole('status')).toHaveTextContent('Anna Lee saved.');
    expect(travelers.getByRole('button', { name: 'Edit Ann Lee' })).toHaveFocus();
    expect(called('orders.past-travelers')).toHaveLength(2);
  });

  it('shows at its field the error that an order would report', async () => {
    const { part, user } = await opened([
      listed,
      refusing(calls.correctPastTraveler, 422, 'invalid', 'email', 'email_not_valid'),
    ]);
    await user.click(part('Travelers').getByRole('button', { name: 'Edit Ann Lee' }));
    await user.click(part('Travelers').getByRole('button', { name: 'Save' }));
    await wait();
    expect(part('Travelers').getByRole('textbox', { name: 'Email' })).toBeInvalid();
  });

  it('removes a person', async () => {
    const { part, user, called } = await opened([
      listed,
      answering(calls.removePastTraveler, { success: true }),
    ]);
    await user.click(part('Travelers').getByRole('button', { name: 'Remove Ann Lee' }));
    await wait();
    expect(called('orders.remove-past-traveler')).toMatchObject([{ input: { params: { id: 'tvl_1' } } }]);
    expect(part('Travelers').getByRole('status')).toHaveTextContent('Ann Lee removed.');
  });

  it('shows no people before the first order', async () => {
    const { part } = await opened();
    expect(part('Travelers').getByText(/^No saved travelers yet/)).toBeVisible();
  });
});
