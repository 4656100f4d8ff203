import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { stateOptions, zipInfo } from '@sendahead/shared-contracts/geo/calls';
import { changeOrder, priceOrderChange } from '@sendahead/shared-contracts/orders/change-calls';
import { readChangeOptions } from '@sendahead/shared-contracts/orders/change-option-calls';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { open, shown } from '../testing/opened-order.tsx';

const end = {
  name: 'Home',
  is_club: false,
  country: 'US',
  place: {
    address: '1 Main St',
    address_1: 'Suite 4',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    company_name: '',
    attention_name: 'Ann Lee',
    phone: '+1 512 555 0100',
  },
};
const booked = {
  billed_to: null,
  legs: [{ leg: 'outbound' as const, pickup_date: calendarDate('2026-12-14'), from: end, to: end }],
};
const states = answering(stateOptions, { country: 'US', options: [{ code: 'TX', name: 'Texas' }] });
const dialogOf = async (title: string) => within(await screen.findByRole('dialog', { name: title }));

describe('a change by staff', () => {
  it('CO-111 says which labels are replaced, changes an address after its price is shown, and links to the booking page if a card must pay', async () => {
    let difference = 900;
    const { user, called } = open([
      shown,
      answering(priceOrderChange, () => ({
        old_total_cents: cents(6900),
        new_total_cents: cents(6900 + difference),
        difference_cents: difference,
        legs: [],
      })),
      answering(readChangeOptions, booked),
      states,
      answering(changeOrder, {
        old_total_cents: cents(6900),
        new_total_cents: cents(6900),
        difference_cents: 0,
        legs: [],
        state: 'placed',
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Change or correct' }));
    const dialog = await dialogOf('Change or correct');
    const address = await dialog.findByRole('textbox', { name: 'Address' });
    expect(address).toHaveValue('1 Main St');
    expect(dialog.getByText(/We replace the labels of each leg that changes/)).toBeVisible();
    expect(dialog.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('Texas');
    await user.clear(address);
    await user.type(address, '2 Main St');
    await user.click(dialog.getByRole('button', { name: 'See the cost' }));
    expect(await dialog.findByText(/\$9.00 more/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Change order' })).not.toBeInTheDocument();
    const there = dialog.getByRole('link', { name: /^Pay another way/ }).getAttribute('href') ?? '';
    expect(JSON.parse(new URLSearchParams(there.split('#')[1]).get('change') ?? '')).toEqual({
      destination: { address: '2 Main St' },
    });
    difference = 0;
    await user.clear(dialog.getByRole('textbox', { name: 'Apartment, suite, room' }));
    await user.click(dialog.getByRole('button', { name: 'See the cost' }));
    await user.click(await dialog.findByRole('button', { name: 'Change order' }));
    expect(called('orders.change')[0]?.input).toMatchObject({
      body: { change: { destination: { address: '2 Main St', address_1: '' } }, difference_cents: 0 },
    });
  });

  it('AD-19 a zip fills city and state, unless they are edited meanwhile; an unknown zip leaves them', async () => {
    const asked: unknown[] = [];
    const { user } = open([
      shown,
      answering(readChangeOptions, booked),
      answering(stateOptions, {
        country: 'US',
        options: [
          { code: 'TX', name: 'Texas' },
          { code: 'FL', name: 'Florida' },
        ],
      }),
      answering(zipInfo, ({ query }) => {
        asked.push(query);
        const found = query.zip_code === '33101';
        return {
          success: found,
          city: found ? 'Miami' : null,
          state: found ? 'FL' : null,
          zip: query.zip_code,
          country: 'US',
          state_long: null,
          address: null,
          latitude: null,
          longitude: null,
          time_zone: null,
        };
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Change or correct' }));
    const dialog = await dialogOf('Change or correct');
    const zip = await dialog.findByRole('textbox', { name: 'Zip code' });
    const [city, state] = [
      dialog.getByRole('textbox', { name: 'City' }),
      dialog.getByRole('combobox', { name: 'State' }),
    ];
    await user.clear(zip);
    await user.type(zip, '33101');
    await waitFor(() => expect(city).toHaveValue('Miami'));
    expect(state).toHaveDisplayValue('Florida');
    expect(asked).toEqual([{ zip_code: '33101', country_code: 'US' }]);
    await user.clear(zip);
    await user.type(zip, '33999');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(city).toHaveValue('Miami');
  });

  it('links from a club’s address, which cannot be edited, to the whole booking', async () => {
    const club = { ...booked, legs: booked.legs.map((leg) => ({ ...leg, to: { ...end, is_club: true } })) };
    const { user } = open([shown, answering(readChangeOptions, club), states]);
    await user.click(await screen.findByRole('button', { name: 'Change or correct' }));
    const dialog = await dialogOf('Change or correct');
    expect(await dialog.findByRole('link', { name: 'Change the whole booking' })).toHaveAttribute(
      'href',
      '/ship?change_order=ord_1',
    );
  });

  it('AD-29 staff who enter a contact without Latin letters also enter the name for the label', async () => {
    const same = {
      old_total_cents: cents(6900),
      new_total_cents: cents(6900),
      difference_cents: 0,
      legs: [],
    };
    const { user, called } = open([
      shown,
      answering(priceOrderChange, same),
      answering(readChangeOptions, booked),
      states,
    ]);
    await user.click(await screen.findByRole('button', { name: 'Change or correct' }));
    const dialog = await dialogOf('Change or correct');
    await user.clear(await dialog.findByRole('textbox', { name: 'Contact' }));
    await user.type(dialog.getByRole('textbox', { name: 'Contact' }), '김영희');
    await user.click(await dialog.findByRole('button', { name: 'Use “Gim Yeonghui”' }));
    await user.click(dialog.getByRole('button', { name: 'See the cost' }));
    expect(called('orders.change-price')[0]?.input).toMatchObject({
      body: { destination: { attention_name: '김영희', label_name: 'Gim Yeonghui' } },
    });
  });

  it('gives the one true reason why a day or an address is not accepted', async () => {
    const refusals = [
      refusal(422, 'pickup_time_over', { message: 'The carrier can’t pick up on Dec 25.' }),
      new ApiError({
        status: 422,
        code: 'form_incomplete',
        fields: [{ path: 'outbound', code: 'service_required' }],
      }),
      new ApiError({ status: 422, code: 'form_incomplete', fields: [{ path: 'd_zip', code: 'not_found' }] }),
    ];
    const { user, called } = open([
      shown,
      answering(priceOrderChange, () => {
        throw refusals.shift();
      }),
      answering(readChangeOptions, booked),
      states,
    ]);
    await user.click(await screen.findByRole('button', { name: 'Change or correct' }));
    const dialog = await dialogOf('Change or correct');
    const day = await dialog.findByLabelText('Pickup day');
    const ask = async (date: string) => {
      fireEvent.change(day, { target: { value: date } });
      await user.click(dialog.getByRole('button', { name: 'See the cost' }));
    };
    await ask('2020-01-02');
    expect(dialog.getByText(/This day has passed/)).toBeVisible();
    await ask('2030-12-21');
    expect(dialog.getByText(/don’t pick up on weekends/)).toBeVisible();
    expect(called('orders.change-price')).toEqual([]);
    await user.clear(dialog.getByRole('textbox', { name: 'Zip code' }));
    await user.type(dialog.getByRole('textbox', { name: 'Zip code' }), '9021');
    await ask('2030-12-24');
    expect(dialog.getByText('Enter a zip code of five digits.')).toBeVisible();
    expect(called('orders.change-price')).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: 'Zip code' }), '0');
    await ask('2030-12-25');
    expect(await dialog.findByText('The carrier can’t pick up on Dec 25.')).toBeVisible();
    await ask('2030-12-26');
    expect(await dialog.findByText(/The booked service isn’t available/)).toBeVisible();
    await ask('2030-12-27');
    expect(await dialog.findByText('We don’t recognize this zip code.')).toBeVisible();
  });
});
