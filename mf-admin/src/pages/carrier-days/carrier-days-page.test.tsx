import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import * as calls from '@sendahead/shared-contracts/console/carrier-day-calls';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { fireEvent, screen, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';

const ups = { calendar: 'UPS-US', carrier: { code: 'UPS', name: 'UPS' }, country: 'US' };
const mexico = { calendar: 'MX', carrier: null, country: 'MX' };
const eve: calls.CarrierDay = {
  calendar: 'UPS-US',
  date: calendarDate('2026-12-24'),
  fields: {
    name: 'Christmas Eve',
    stops_pickup: true,
    stops_delivery: false,
    source: 'ups.com',
    checked_on: calendarDate('2026-11-20'),
  },
  changed: { at: '2026-11-20T10:00:00.000Z', by: 'Avery Plus', why: 'They told us' },
};
const past: calls.CarrierDay = { ...eve, date: calendarDate('2026-05-25'), changed: null };
const hours: calls.CutOffOnConsole = {
  zone: 'US-967',
  country: 'US',
  zip_prefix: '967',
  changed: null,
  fields: { pickup_hour: 13, drop_off_hour: 15 },
};
const none = { orders: 0, pickups: 0, drop_offs: 0, deliveries: 0 };
const open = (...answers: FakeAnswer[]) =>
  openConsole(
    '/admin/carrier-days',
    [
      ...answers,
      answering(calls.listCarrierDays, {
        calendars: [ups, mexico],
        days: [past, eve],
        today: calendarDate('2026-11-23'),
        last_day: calendarDate('2027-12-31'),
      }),
      answering(calls.listCutOffs, { cut_offs: [hours] }),
      answering(calls.ordersOfCarrierDay, { ...none, orders: 2, pickups: 2, deliveries: 1 }),
      answering(changeHistory, { changes: [] }),
      answering(calls.addCarrierDay, { success: true }),
      answering(calls.changeCarrierDay, { success: true }),
      answering(calls.removeCarrierDay, { success: true }),
      answering(calls.changeCutOff, { success: true }),
    ].filter((answer, at, all) => all.findIndex(({ definition }) => definition === answer.definition) === at),
    'admin_plus',
  );
type Page = ReturnType<typeof openConsole>;
const dialogOf = async (page: Page, button: string | RegExp) => {
  await page.user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};
const of = 'UPS, United States, Thu, Dec 24, 2026';

describe('the page Carrier days', () => {
  it('CO-106 lists days with their name, what they stop, their source and when they were checked; past days are read-only', async () => {
    open();
    const table = within(await screen.findByRole('table', { name: 'Carrier days' }));
    const row = table.getByRole('row', { name: /Dec 24, 2026/ });
    expect(row).toHaveTextContent(/Christmas EveUPS, United StatesPickupsups\.comChecked Nov 20, 2026/);
    expect(row).toHaveTextContent('Avery Plus“They told us”');
    expect(within(table.getByRole('row', { name: /May 25, 2026/ })).queryByRole('button')).toBeNull();
  });

  it('CO-106 says before a day is added how many placed orders it affects, with a link to them', async () => {
    const page = open();
    const dialog = await dialogOf(page, 'Add a day');
    await page.user.selectOptions(dialog.getByRole('combobox', { name: /^Carrier or country/ }), 'UPS-US');
    fireEvent.change(dialog.getByLabelText(/^Day/), { target: { value: '2027-03-17' } });
    expect(await dialog.findByText('Placed orders on Wed, Mar 17: 2 pickups and 1 delivery.')).toBeVisible();
    expect(dialog.getByText('From now on, new bookings and changes skip this day.')).toBeVisible();
    expect(dialog.getByRole('link', { name: /^See UPS orders on Wed, Mar 17/ })).toHaveAttribute(
      'href',
      '/admin/orders?stops_on=2027-03-17&carrier=UPS',
    );
    await page.user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Storm drill');
    await page.user.click(dialog.getByRole('radio', { name: 'Pickups' }));
    await page.user.type(dialog.getByRole('textbox', { name: /^Source/ }), 'ups.com');
    await page.user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'They wrote');
    await page.user.click(dialog.getByRole('button', { name: 'Add day' }));
    expect(await screen.findByText('Added: UPS, United States, Wed, Mar 17, 2027.')).toBeVisible();
    expect(page.called('console.add-carrier-day')[0]?.input).toEqual({
      body: {
        calendar: 'UPS-US',
        date: '2027-03-17',
        reason: 'They wrote',
        fields: {
          name: 'Storm drill',
          stops_pickup: true,
          stops_delivery: false,
          source: 'ups.com',
          checked_on: '2026-11-23',
        },
      },
    });
  });

  it.each([
    ['2026-11-20', 'This day is over. Choose today or later.'],
    ['2028-01-03', 'Choose a day until the end of next year.'],
    ['2027-03-20', 'Carriers don’t work on weekends. Choose a weekday.'],
  ])('CO-106 says at the field why the day %s cannot be added, before it is sent', async (day, words) => {
    const page = open();
    const dialog = await dialogOf(page, 'Add a day');
    fireEvent.change(dialog.getByLabelText(/^Day/), { target: { value: day } });
    expect(dialog.getByLabelText(/^Day/)).toHaveAccessibleDescription(words);
    await page.user.click(dialog.getByRole('button', { name: 'Add day' }));
    expect(page.called('console.add-carrier-day')).toEqual([]);
  });

  it('CO-106 an existing day is refused at its field, and the typed values are kept', async () => {
    const page = open(
      answering(calls.addCarrierDay, () => {
        throw new ApiError({ status: 422, code: 'invalid', fields: [{ path: 'date', code: 'day_exists' }] });
      }),
    );
    const dialog = await dialogOf(page, 'Add a day');
    await page.user.selectOptions(dialog.getByRole('combobox', { name: /^Carrier or country/ }), 'MX');
    fireEvent.change(dialog.getByLabelText(/^Day/), { target: { value: '2027-03-17' } });
    await page.user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Fair');
    await page.user.type(dialog.getByRole('textbox', { name: /^Source/ }), 'A letter');
    await page.user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'They wrote');
    await page.user.click(dialog.getByRole('button', { name: 'Add day' }));
    expect(await dialog.findByText('This day is already listed. Change it there.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Fair');
  });

  it('CO-106 changes a day, sending its previous values, and says when a colleague changed it', async () => {
    const page = open(
      answering(calls.changeCarrierDay, () => {
        throw refusal(409, 'changed_since');
      }),
    );
    const dialog = await dialogOf(page, `Change ${of}`);
    await page.user.click(dialog.getByRole('radio', { name: 'Everything' }));
    await page.user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'New schedule');
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/Someone changed this/)).toBeVisible();
    expect(page.called('console.change-carrier-day')[0]?.input).toMatchObject({
      params: { calendar: 'UPS-US', date: '2026-12-24' },
      body: { fields: { stops_pickup: true, stops_delivery: true }, expected: eve.fields },
    });
  });

  it('CO-106 removes a day with a reason, shows the effects, and shows its history', async () => {
    const page = open(answering(calls.ordersOfCarrierDay, none));
    const dialog = await dialogOf(page, `Remove ${of}`);
    expect(
      await dialog.findByText('No placed orders are picked up or delivered on Thu, Dec 24.'),
    ).toBeVisible();
    await page.user.click(dialog.getByRole('button', { name: 'Remove day' }));
    expect(page.called('console.remove-carrier-day')).toEqual([]);
    await page.user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'They drive{Enter}');
    expect(await screen.findByText(`Removed: ${of}.`)).toBeVisible();
    expect(await screen.findByRole('region', { name: `History of ${of}` })).toBeVisible();
  });

  it('CO-107 changes the hours of an area, and says from which day they apply', async () => {
    const page = open();
    const dialog = await dialogOf(page, 'Change Hawaii, zip codes 967…');
    await page.user.selectOptions(dialog.getByRole('combobox', { name: 'Pickups until' }), '11 AM');
    expect(
      dialog.getByText(
        'Applies from now on. Pickups after 11 AM and drop-offs after 3 PM start the next day.',
      ),
    ).toBeVisible();
    await page.user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Earlier flights');
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Changed: Hawaii, zip codes 967….')).toBeVisible();
    expect(page.called('console.change-cut-off')[0]?.input).toEqual({
      params: { zone: 'US-967' },
      body: {
        fields: { pickup_hour: 11, drop_off_hour: 15 },
        expected: hours.fields,
        reason: 'Earlier flights',
      },
    });
  });
});
