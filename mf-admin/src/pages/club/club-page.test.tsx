import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import * as calls from '@sendahead/shared-contracts/console/club-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { fireEvent, screen, within } from '@testing-library/react';
import { club } from '../../testing/club.ts';
import { openClubPage as open, panelOf as part } from '../../testing/club-page.ts';

const save = (count: number) =>
  screen.getByRole('button', { name: `Save ${count} ${count === 1 ? 'change' : 'changes'}` });

describe('the page of a club', () => {
  it('RO-03 sends fees in cents with their previous values, and marks the field of an invalid fee', async () => {
    const { user, called } = open([answering(calls.changeClub, { success: true })]);
    const fees = await part('Pickup fees');
    const shop = fees.getByRole('textbox', { name: 'Collected at the pro shop' });
    expect(shop).toHaveValue('9.00');
    expect(shop).toHaveAccessibleDescription('In dollars. Leave empty for the standard $15.00.');
    await user.clear(shop);
    await user.type(fees.getByRole('textbox', { name: 'Collected at the bag room' }), 'much');
    await user.click(save(1));
    expect(fees.getByRole('textbox', { name: 'Collected at the bag room' })).toHaveAccessibleDescription(
      /amount from \$0 to \$500/,
    );
    expect(called('console.change-club')).toEqual([]);
    await user.clear(fees.getByRole('textbox', { name: 'Collected at the bag room' }));
    await user.type(fees.getByRole('textbox', { name: 'Collected at the bag room' }), '$7.5');
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Agreed by phone');
    await user.click(save(1));
    expect(called('console.change-club').at(-1)?.input).toEqual({
      params: { clubId: '1' },
      body: { fields: { fees: { '4': 750 } }, expected: { fees: { '3': 900 } }, reason: 'Agreed by phone' },
    });
    expect(await screen.findByText('Saved.')).toBeVisible();
  });

  it("VL-30 a note can't be blank, and is removed by a separate button", async () => {
    const { user, called } = open([answering(calls.changeClub, { success: true })]);
    const notes = await part('Notes');
    await user.click(notes.getByRole('button', { name: 'Add a note for guests' }));
    await user.clear(notes.getByRole('textbox', { name: 'Note for staff' }));
    await user.click(save(2));
    for (const name of ['Note for staff', 'Note for guests'])
      expect(notes.getByRole('textbox', { name })).toHaveAccessibleDescription(/Note can't be blank/);
    await user.click(notes.getByRole('button', { name: 'Remove note for staff' }));
    await user.type(notes.getByRole('textbox', { name: 'Note for guests' }), 'Ring twice');
    await user.click(save(2));
    expect(called('console.change-club')[0]?.input).toMatchObject({
      body: { fields: { club_note: null, consumer_note: 'Ring twice' } },
    });
  });

  it('CO-13 AD-27 sets notes for one direction or microsite', async () => {
    const { user, called } = open([answering(calls.changeClub, { success: true })]);
    const notes = await part('Notes');
    await user.click(notes.getByRole('button', { name: 'Add a targeted note' }));
    const one = within(notes.getByRole('group', { name: 'Targeted note 1' }));
    await user.selectOptions(one.getByRole('combobox', { name: 'Microsite' }), 'Coastal Open');
    await user.click(save(1));
    expect(one.getByRole('textbox', { name: 'Note' })).toHaveAccessibleDescription(/Note can't be blank/);
    await user.type(one.getByRole('textbox', { name: 'Note' }), 'At the bag drop');
    await user.click(save(1));
    expect(called('console.change-club')[0]?.input).toMatchObject({
      body: {
        fields: {
          narrower_notes: [
            { audience: 'consumer', direction: 'destination', micro_site_id: 1, note: 'At the bag drop' },
          ],
        },
      },
    });
  });

  it('CO-109 a past day is refused at its field', async () => {
    const { user } = open();
    const hours = await part('Hours and closed days');
    const first = hours.getByLabelText('First day');
    await user.type(first, '2026-11-01');
    await user.click(hours.getByRole('button', { name: 'Add' }));
    expect(first).toHaveAccessibleDescription(/This day has passed/);
    expect(hours.queryByText(/November 1/)).toBeNull();
  });

  it('CO-13 closes weekdays and single dates, and opens them again', async () => {
    const { user, called } = open([answering(calls.changeClub, { success: true })]);
    const hours = await part('Hours and closed days');
    await user.click(hours.getByRole('checkbox', { name: 'Sunday' }));
    await user.click(hours.getByRole('checkbox', { name: 'Monday' }));
    await user.click(hours.getByRole('button', { name: 'Remove Friday, December 25, 2026' }));
    await user.type(hours.getByLabelText('First day'), '2026-12-31');
    await user.click(hours.getByRole('button', { name: 'Add' }));
    await user.click(save(2));
    expect(called('console.change-club')[0]?.input).toMatchObject({
      body: { fields: { closed_weekdays: [7], closed_dates: ['2026-12-31'] } },
    });
  });

  it('CO-75 warns when the hours name a day on which the club is closed', async () => {
    const { user } = open([]);
    const hours = await part('Hours and closed days');
    const field = hours.getByRole('textbox', { name: /^Opening hours/ });
    await user.clear(field);
    await user.type(field, 'Tue to Sat 8 AM to 5 PM');
    expect(hours.queryByRole('alert')).not.toBeInTheDocument();
    await user.clear(field);
    await user.type(field, 'Mon to Sun 8 AM to 5 PM');
    expect(hours.getByText(/^The hours include Monday, but the club is closed then\./)).toBeVisible();
    await user.click(hours.getByRole('checkbox', { name: 'Monday' }));
    expect(hours.queryByText(/^The hours include/)).not.toBeInTheDocument();
  });

  it('CO-13 closes a season by its first and last day, as a single line', async () => {
    const { user, called } = open([answering(calls.changeClub, { success: true })]);
    const hours = await part('Hours and closed days');
    fireEvent.change(hours.getByLabelText('First day'), { target: { value: '2026-12-29' } });
    fireEvent.change(hours.getByLabelText(/^Last day/), { target: { value: '2026-12-28' } });
    await user.click(hours.getByRole('button', { name: 'Add' }));
    expect(hours.getByLabelText(/^Last day/)).toHaveAccessibleDescription(/on or after the first day/);
    fireEvent.change(hours.getByLabelText(/^Last day/), { target: { value: '2027-01-02' } });
    await user.click(hours.getByRole('button', { name: 'Add' }));
    const season = 'Tuesday, December 29, 2026 to Saturday, January 2, 2027';
    expect(hours.getByRole('button', { name: `Remove ${season}` })).toBeVisible();
    await user.click(save(1));
    expect(called('console.change-club')[0]?.input).toMatchObject({
      body: {
        fields: {
          closed_dates: ['2026-12-25', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'],
        },
      },
    });
  });

  it('keeps the typed values when a colleague has changed the same club', async () => {
    const { user } = open([
      answering(calls.changeClub, () => {
        throw new ApiError({ status: 409, code: 'changed_since' });
      }),
    ]);
    const billing = await part('Club billing');
    expect(billing.getByText('The club owes $120.00.')).toBeVisible();
    await user.clear(billing.getByRole('textbox', { name: 'Limit' }));
    await user.type(billing.getByRole('textbox', { name: 'Limit' }), '100');
    await user.click(save(1));
    expect(await screen.findByText(/Someone changed this since you opened the page/)).toBeVisible();
    expect(billing.getByRole('textbox', { name: 'Limit' })).toHaveValue('100');
  });

  it('CO-31 sends payment terms, billing email and reminders together, and marks an invalid one', async () => {
    const { user, called } = open([answering(calls.changeClub, { success: true })]);
    const billing = await part('Club billing');
    const email = billing.getByRole('textbox', { name: 'Billing email' });
    await user.type(email, 'nobody');
    await user.clear(billing.getByRole('textbox', { name: 'Payment terms in days' }));
    await user.type(billing.getByRole('textbox', { name: 'Payment terms in days' }), '45');
    await user.click(billing.getByRole('checkbox', { name: /^Remind the club/ }));
    await user.click(save(1));
    expect(email).toHaveAccessibleDescription(/Please enter an email/);
    expect(called('console.change-club')).toEqual([]);
    await user.type(email, '@clubs.test');
    await user.click(save(1));
    expect(called('console.change-club')[0]?.input).toMatchObject({
      body: {
        fields: { billing_terms: { terms_days: 45, billing_email: 'nobody@clubs.test', reminders: true } },
        expected: { billing_terms: { terms_days: 30, billing_email: '', reminders: false } },
      },
    });
  });

  it('PY-23 shows charges and credits of the account', async () => {
    open();
    const entries = await part('Account');
    expect(await entries.findByRole('link', { name: 'SA-1' })).toHaveAttribute('href', '/admin/orders/ord_1');
    expect(entries.getByRole('cell', { name: '$120.00' })).toBeVisible();
  });

  it('RO-03 offers club staff only the fees', async () => {
    open([answering(calls.readClub, { ...club, changeable: ['fees'] })], 'pro');
    await part('Pickup fees');
    for (const name of ['Notes', 'Club billing', 'Hours and closed days', 'Name and address'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  });

  it('CO-134 a conflict names who changed which field, keeps what was typed, and reverts nothing else', async () => {
    let theirs = club;
    let refused = true;
    const { user, called } = open([
      answering(calls.readClub, () => theirs),
      answering(calls.changeClub, () => {
        if (!refused) return { success: true as const };
        theirs = { ...club, fields: { ...club.fields, phone: '910 555 0100', opening_hours: 'Theirs' } };
        throw refusal(409, 'changed_since', { changed_by: 'Alex Admin', changed_fields: ['phone'] });
      }),
    ]);
    const place = await part('Name and address');
    const phone = place.getByRole('textbox', { name: /Phone/ });
    await user.clear(phone);
    await user.type(phone, '910 555 0199');
    await user.click(save(1));
    expect(
      await screen.findByText(
        'Alex Admin changed “Phone” since you opened the page. Your entries are still here. Save again to replace theirs.',
      ),
    ).toBeVisible();
    expect(phone).toHaveValue('910 555 0199');
    expect(await screen.findByDisplayValue('Theirs')).toBeVisible();
    refused = false;
    await user.click(await screen.findByRole('button', { name: 'Save 1 change' }));
    expect(called('console.change-club').at(-1)?.input).toMatchObject({
      body: { fields: { phone: '910 555 0199' }, expected: { phone: '910 555 0100' } },
    });
  });

  it('CO-34 warns about the orders on days that are being closed, and keeps them with links after saving', async () => {
    const stop = {
      order_id: 'ord_1',
      display_id: 'SA-1',
      customer: 'Casey Customer',
      stop: 'delivery' as const,
      date: calendarDate('2026-12-24'),
      bags: 2,
      total_cents: cents(9_900),
    };
    const { user, called } = open([
      answering(calls.ordersOfClosing, { stops: [stop], more: false }),
      answering(calls.changeClub, { success: true }),
    ]);
    const hours = await part('Hours and closed days');
    expect(called('console.orders-of-closing')).toEqual([]);
    fireEvent.change(hours.getByLabelText('First day'), { target: { value: '2026-12-24' } });
    await user.click(hours.getByRole('button', { name: 'Add' }));
    const affected = within(await screen.findByRole('region', { name: 'Orders on the days you’re closing' }));
    expect(await affected.findByText('1 pickup or delivery is affected.')).toBeVisible();
    expect(affected.getByRole('link', { name: 'SA-1' })).toHaveAttribute('href', '/admin/orders/ord_1');
    expect(affected.getByText('Delivery Thu, Dec 24, 2 bags')).toBeVisible();
    expect(called('console.orders-of-closing').at(-1)?.input).toMatchObject({
      query: { dates: '2026-12-24' },
    });
    await user.click(save(1));
    const kept = within(await screen.findByRole('region', { name: 'Orders on the days you closed' }));
    expect(await kept.findByRole('link', { name: 'SA-1' })).toHaveAttribute('href', '/admin/orders/ord_1');
    expect(kept.getByText(/They’re also under Today\.$/)).toBeVisible();
  });
});
