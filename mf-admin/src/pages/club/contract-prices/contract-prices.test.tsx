import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import * as calls from '@sendahead/shared-contracts/console/contract-price-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { fireEvent, screen, within } from '@testing-library/react';
import { openClubPage, panelOf } from '../../../testing/club-page.ts';
import { contractPrice, contractPrices } from '../../../testing/contract-prices.ts';

const compared = answering(calls.compareContractPrices, {
  day: calendarDate('2026-12-08'),
  trips: [
    {
      direction: 'to_club' as const,
      home: 'New York, NY',
      item: 'Golf Clubs, Standard',
      service: 'FedEx Ground, 5 days',
      today_cents: 10_000,
      contract_cents: 9_200,
    },
    {
      direction: 'from_club' as const,
      home: 'Seattle, WA',
      item: 'Golf Clubs, Standard',
      service: 'FedEx Ground, 5 days',
      today_cents: 20_000,
      contract_cents: 21_000,
    },
  ],
  changed: ['ctp_1'],
});
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
const dialogOf = (name: string) => within(screen.getByRole('dialog', { name }));

describe('CO-96 contract prices on the page of a club', () => {
  it('lists brand, items, carrier, days and who agreed to each price; ended ones are folded', async () => {
    openClubPage([
      contractPrices(contractPrice, {
        ...contractPrice,
        id: 'ctp_2',
        brand: null,
        line: null,
        carrier: 'UPS',
        tenths: 50,
        state: 'ended' as const,
        last_day: calendarDate('2026-12-31'),
        ended: { by: 'Plus Admin', at: '2026-11-23T16:00:00.000Z', reason: 'The club left' },
      }),
    ]);
    const panel = await panelOf('Contract prices');
    const [, current] = rowsOf(
      await panel.findByRole('table', { name: 'Current and coming contract prices' }),
    );
    expect(current).toMatch(/^8% lowerGolfGolf ClubsAllDec 1, 2026 onward Plus Admin, .*Agreed by phone$/);
    expect(panel.getByText('Ended (1)').closest('details')).not.toHaveAttribute('open');
    const [, ended] = rowsOf(panel.getByRole('table', { name: 'Ended contract prices', hidden: true }));
    expect(ended).toMatch(
      /^5% higherAllAllUPSDec 1, 2026 to Dec 31, 2026 .*Last day set by Plus Admin: The club left$/,
    );
  });

  it.each(['admin', 'pro'] as const)('shows an %s the agreed prices without any acts', async (role) => {
    openClubPage([contractPrices(contractPrice)], role);
    const panel = await panelOf('Contract prices');
    expect(await panel.findByText('8% lower')).toBeVisible();
    expect(panel.queryByRole('button')).toBeNull();
  });

  it('compares sample trips before a contract price is added, and again after an edit', async () => {
    const { user, called } = openClubPage(
      [compared, answering(calls.addContractPrice, { id: 'ctp_3' })],
      'admin_plus',
    );
    const panel = await panelOf('Contract prices');
    await user.click(await panel.findByRole('button', { name: 'Add a contract price' }));
    const dialog = dialogOf('Add a contract price');
    const percent = dialog.getByRole('textbox', { name: 'Percent' });
    await user.click(dialog.getByRole('button', { name: 'Compare prices' }));
    expect(percent).toHaveFocus();
    expect(percent).toHaveAccessibleDescription(/Enter a percentage from 0 to 50/);
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/Enter a reason/);
    await user.type(percent, '7.5');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Carrier' }), 'UPS');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Agreed by phone');
    await user.click(dialog.getByRole('button', { name: 'Compare prices' }));
    expect(rowsOf(await dialog.findByRole('table', { name: 'Sample trips' }))).toEqual([
      'TripTodayWith this changeDifference',
      'From New York, NY to the clubGolf Clubs, Standard, FedEx Ground, 5 days$100.00$92.00−$8.00',
      'From the club to Seattle, WAGolf Clubs, Standard, FedEx Ground, 5 days$200.00$210.00+$10.00',
    ]);
    await user.click(dialog.getByRole('radio', { name: 'Higher' }));
    expect(dialog.queryByRole('table')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Compare prices' }));
    await user.click(await dialog.findByRole('button', { name: 'Add contract price' }));
    expect(await screen.findByText('Contract price added.')).toBeVisible();
    expect(called('console.add-contract-price')[0]?.input).toEqual({
      params: { clubId: '1' },
      body: {
        fields: {
          brand: null,
          line: null,
          carrier: 'UPS',
          tenths: 75,
          first_day: '2026-11-23',
          last_day: null,
        },
        reason: 'Agreed by phone',
      },
    });
  });

  it('says at the first day that another contract price already covers it', async () => {
    const { user } = openClubPage(
      [
        answering(calls.compareContractPrices, () => {
          throw new ApiError({
            status: 422,
            code: 'invalid',
            fields: [{ path: 'fields.first_day', code: 'overlaps' }],
          });
        }),
      ],
      'admin_plus',
    );
    await user.click(await screen.findByRole('button', { name: 'Add a contract price' }));
    const dialog = dialogOf('Add a contract price');
    await user.type(dialog.getByRole('textbox', { name: 'Percent' }), '8');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Agreed by phone');
    await user.click(dialog.getByRole('button', { name: 'Compare prices' }));
    expect(await dialog.findByText(/^Some fields need attention/)).toBeVisible();
    expect(dialog.getByLabelText(/^First day of pickup/)).toHaveAccessibleDescription(
      /Another contract price for the same bags has some of these days/,
    );
  });

  it('ends a contract price on a day with a reason', async () => {
    const { user, called } = openClubPage(
      [contractPrices(contractPrice), answering(calls.endContractPrice, { success: true })],
      'admin_plus',
    );
    await user.click(await screen.findByRole('button', { name: 'End on… 8% lower, Golf, Golf Clubs' }));
    const dialog = dialogOf('End this contract price');
    const day = dialog.getByLabelText(/^Last day of pickup/);
    fireEvent.change(day, { target: { value: '2026-11-20' } });
    await user.click(dialog.getByRole('button', { name: 'End contract price' }));
    expect(day).toHaveAccessibleDescription(/Choose yesterday or a later day/);
    fireEvent.change(day, { target: { value: '2026-12-31' } });
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The club left');
    await user.click(dialog.getByRole('button', { name: 'End contract price' }));
    expect(await screen.findByText('The contract price has a last day now.')).toBeVisible();
    expect(called('console.end-contract-price')[0]?.input).toEqual({
      params: { clubId: '1', priceId: 'ctp_1' },
      body: { last_day: '2026-12-31', reason: 'The club left' },
    });
  });

  it('changes all by points exactly as compared, and compares again after a colleague changed them', async () => {
    let tries = 0;
    const { user, called } = openClubPage(
      [
        contractPrices(contractPrice),
        compared,
        answering(calls.changeContractPrices, () => {
          tries += 1;
          if (tries === 1) throw refusal(409, 'changed_since');
          return { changed: 1 };
        }),
      ],
      'admin_plus',
    );
    await user.click(await screen.findByRole('button', { name: 'Change all by…' }));
    const dialog = dialogOf('Change all contract prices');
    await user.type(dialog.getByRole('textbox', { name: 'Percentage points' }), '2');
    fireEvent.change(dialog.getByLabelText(/^From pickups on/), { target: { value: '2027-01-01' } });
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Yearly review');
    const compareAndChange = async () => {
      await user.click(dialog.getByRole('button', { name: 'Compare prices' }));
      await user.click(await dialog.findByRole('button', { name: 'Change contract prices' }));
    };
    await compareAndChange();
    expect(await dialog.findByText(/^Someone changed these contract prices/)).toBeVisible();
    await compareAndChange();
    expect(await screen.findByText('1 contract price changed.')).toBeVisible();
    expect(called('console.change-contract-prices')[1]?.input).toEqual({
      params: { clubId: '1' },
      body: {
        change: { tenths: -20, from_day: '2027-01-01' },
        expected: ['ctp_1'],
        reason: 'Yearly review',
      },
    });
  });
});
