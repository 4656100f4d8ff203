import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { austinZip } from '@sendahead/shared-contracts/factories/places';
import { zipInfo } from '@sendahead/shared-contracts/geo/calls';
import { readAddressLine } from '@sendahead/shared-contracts/geo/lookup-calls';
import { priceOrderChange } from '@sendahead/shared-contracts/orders/change-calls';
import { readChangeOptions } from '@sendahead/shared-contracts/orders/change-option-calls';
import { priceLegChange } from '@sendahead/shared-contracts/orders/leg-calls';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  bothWays,
  clickButton,
  costs,
  oneWay,
  openOrder,
  roundTrip,
  single,
  there,
} from '../../testing/order-to-change.tsx';

describe('another address', () => {
  it("CH-07 a club's address cannot be changed, and errors are shown at their fields", async () => {
    const { called } = await openOrder(
      single,
      'Change address',
      oneWay,
      answering(priceOrderChange, () => {
        throw new ApiError({
          status: 422,
          code: 'form_incomplete',
          fields: [{ path: 'o_zip', code: 'zip_not_known' }],
        });
      }),
    );
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('heading', { name: 'From: Casey Lane' })).toBeVisible();
    const zip = screen.getByRole('textbox', { name: 'Zip code' });
    await userEvent.clear(zip);
    await userEvent.type(zip, '00000');
    await clickButton('See the cost');
    expect(await screen.findByText(/Something is missing or isn’t right/)).toBeVisible();
    expect(zip).toHaveAccessibleDescription(/We don’t know this zip code/);
    expect(zip).toHaveValue('00000');
    expect(called('orders.change-price')).toEqual([
      { params: { orderId: 'ord_1' }, body: { origin: { zip: '00000' } } },
    ]);
  });

  it.each(['origination', 'from'])(
    'CH-07 the city is marked if the whole end is refused as %s',
    async (path) => {
      await openOrder(
        single,
        'Change address',
        oneWay,
        answering(priceOrderChange, () => {
          throw new ApiError({ status: 422, code: 'form_incomplete', fields: [{ path, code: 'invalid' }] });
        }),
      );
      const zip = screen.getByRole('textbox', { name: 'Zip code' });
      await userEvent.clear(zip);
      await userEvent.type(zip, '10001');
      await clickButton('See the cost');
      expect(await screen.findByText(/The zip, city and state don’t match/)).toBeVisible();
      expect(screen.getByRole('textbox', { name: 'City' })).toBeInvalid();
    },
  );

  it('AD-29 CH-07 another contact without Latin letters gets a line for the label, and what is wrong with it is said there', async () => {
    const { called } = await openOrder(
      single,
      'Change address',
      oneWay,
      answering(priceOrderChange, () => {
        throw new ApiError({
          status: 422,
          code: 'form_incomplete',
          fields: [{ path: 'o_label_name', code: 'label_missing' }],
        });
      }),
    );
    const contact = screen.getByRole('textbox', { name: 'Sender name' });
    expect(screen.queryByRole('textbox', { name: /Name on the label/ })).not.toBeInTheDocument();
    await userEvent.clear(contact);
    await userEvent.type(contact, '김영희');
    const label = screen.getByRole('textbox', { name: /Name on the label/ });
    await clickButton('See the cost');
    await waitFor(() => expect(label).toHaveAccessibleDescription(/Please enter the name for the label/));
    await clickButton('Use “Gim Yeonghui”');
    await clickButton('See the cost');
    expect(called('orders.change-price').at(-1)).toEqual({
      params: { orderId: 'ord_1' },
      body: { origin: { attention_name: '김영희', label_name: 'Gim Yeonghui' } },
    });
  });

  it('CH-07 AD-19 another zip fills in its city and state, which are chosen from a list', async () => {
    const { called } = await openOrder(
      single,
      'Change address',
      oneWay,
      answering(priceOrderChange, costs(0)),
      answering(zipInfo, austinZip({ zip: '10001', city: 'New York', state: 'NY' })),
    );
    const zip = screen.getByRole('textbox', { name: 'Zip code' });
    await userEvent.clear(zip);
    await userEvent.type(zip, '10001');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('New York'));
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('New York');
    await clickButton('See the cost');
    expect(await screen.findByText('No difference in price')).toBeVisible();
    expect(called('orders.change-price')).toEqual([
      { params: { orderId: 'ord_1' }, body: { origin: { zip: '10001', city: 'New York', state: 'NY' } } },
    ]);
  });

  it('CH-07 AD-15 an address pasted in one line fills the fields, also for a price that is asked for meanwhile', async () => {
    const address = {
      address_1: '350 W 31st St',
      address_2: 'Apt 4B',
      city: 'New York',
      state: 'NY',
      zip: '10001',
      country_code: 'US',
    };
    let find = () => {};
    const found = new Promise<void>((resolve) => {
      find = resolve;
    });
    const { called } = await openOrder(
      ...([single, 'Change address', oneWay] as const),
      answering(priceOrderChange, costs(0)),
      answering(readAddressLine, () => found.then(() => ({ address }))),
    );
    const street = screen.getByRole('textbox', { name: 'Address' });
    await userEvent.clear(street);
    await userEvent.paste('350 w 31st st apt 4b new york ny 10001');
    await clickButton('See the cost');
    expect(called('orders.change-price')).toEqual([]);
    find();
    expect(await screen.findByText('No difference in price')).toBeVisible();
    expect(street).toHaveValue('350 W 31st St');
    expect(called('orders.change-price')).toEqual([
      {
        params: { orderId: 'ord_1' },
        body: {
          origin: {
            address: '350 W 31st St',
            address_1: 'Apt 4B',
            zip: '10001',
            city: 'New York',
            state: 'NY',
          },
        },
      },
    ]);
    expect(screen.getByRole('textbox', { name: /^Apartment/ })).toHaveValue('Apt 4B');
    expect(screen.getByRole('textbox', { name: 'Zip code' })).toHaveValue('10001');
  });

  it('CH-31 a listed place is named once, with a link to the page that can change it', async () => {
    await openOrder(roundTrip(), 'Change address', bothWays);
    expect(screen.getAllByRole('radio').every((radio) => !radio.hasAttribute('disabled'))).toBe(true);
    expect(screen.queryByRole('radio', { name: /Fallowmere/ })).toBeNull();
    expect(screen.getAllByText(/Fallowmere Golf Resort is a listed place/)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Choose another place' })).toHaveAttribute(
      'href',
      '/ship?change_order=ord_1',
    );
  });

  it('CH-31 of an order between two listed places the dialog only leads to the booking page', async () => {
    const legs = [{ ...there, from: { ...there.to, name: 'Heronsway' } }];
    await openOrder(single, 'Change address', answering(readChangeOptions, { billed_to: null, legs }));
    expect(screen.getByText(/^Heronsway and Fallowmere Golf Resort are listed places/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Change order|See the cost/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Choose another place' })).toBeVisible();
  });

  it('CH-33 all mistakes are marked together: refused fields and empty ones', async () => {
    await openOrder(
      single,
      'Change address',
      oneWay,
      answering(priceOrderChange, () => {
        throw new ApiError({
          status: 422,
          code: 'form_incomplete',
          fields: [{ path: 'o_zip', code: 'zip_not_known' }],
        });
      }),
    );
    const street = screen.getByRole('textbox', { name: 'Address' });
    await userEvent.clear(street);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Phone' }));
    const zip = screen.getByRole('textbox', { name: 'Zip code' });
    await userEvent.clear(zip);
    await userEvent.type(zip, '00000');
    await clickButton('See the cost');
    expect(await screen.findByText('Enter the address')).toBeVisible();
    expect(street).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription('Enter the phone');
    expect(zip).toHaveAccessibleDescription(/We don’t know this zip code/);
    expect(screen.getByRole('textbox', { name: /^Apartment/ })).toBeValid();
  });

  it('CH-07 each end is offered once if the return was canceled', async () => {
    const { leg_states = [], ...order } = roundTrip();
    const canceled = leg_states.map((one) =>
      one.leg === 'return' ? { ...one, state: 'cancelled' as const, allowed_actions: [] } : one,
    );
    await openOrder({ ...order, leg_states: canceled }, 'Change address', oneWay);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getAllByText(/Casey Lane/).filter((one) => one.matches('h3'))).toHaveLength(1);
    expect(screen.getByText(/^Fallowmere Golf Resort is a listed place/)).toBeVisible();
  });

  it('CH-07 the address of a single leg can be changed too', async () => {
    const { called } = await openOrder(
      roundTrip(),
      'Change address',
      bothWays,
      answering(priceLegChange, {
        pickup_date: calendarDate('2026-12-12'),
        arrival_date: calendarDate('2026-12-15'),
        difference_cents: 0,
      }),
    );
    await userEvent.click(screen.getByRole('radio', { name: /^Return only, to/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), ' West');
    const seen = jest.fn();
    Element.prototype.scrollIntoView = seen;
    await clickButton('See the cost');
    expect(await screen.findByText('No difference in price')).toBeVisible();
    // The fields fill the dialog, so the answer is scrolled into view before the customer agrees.
    expect(seen).toHaveBeenCalledTimes(1);
    expect(called('orders.leg-change-price')).toEqual([
      { params: { orderId: 'ord_1', leg: 'return' }, body: { to: { address: '12 Oak St West' } } },
    ]);
  });
});
