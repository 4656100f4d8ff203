import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import * as accounts from '@sendahead/shared-contracts/console/club-account-calls';
import { clubStatement, sendClubStatement } from '@sendahead/shared-contracts/console/club-statement-calls';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { screen, within } from '@testing-library/react';
import { statement } from '../../testing/club-statement.ts';
import { openConsole } from '../../testing/console.tsx';
import { pressAgain } from '../../testing/press-again.ts';

const none = answering(changeHistory, { changes: [] });
const open = (answers: Parameters<typeof openConsole>[1] = [], role: 'admin' | 'pro' = 'admin') =>
  openConsole('/admin/clubs/1/statement', [...answers, answering(clubStatement, statement), none], role);
const rowsOf = async () =>
  within(await screen.findByRole('table', { name: 'Activity in November 2026' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

describe('the statement of a club', () => {
  it('CO-30 lists what the month charged and paid between two balances, with the age of the balance', async () => {
    open();
    expect(await rowsOf()).toEqual([
      'DateActivityOrderAmountActions',
      'Opening balance$200.00',
      'Nov 3, 2026Order for Casey LaneSA-1$150.00',
      'Nov 10, 2026Payment by check 1042Received on Nov 9, 2026Note: By mail−$50.00Reverse payment 1042 of $50.00',
      'Closing balance$300.00',
    ]);
    const ages = within(screen.getByRole('region', { name: 'Age of the balance on Nov 23, 2026' }));
    expect(ages.getByText('1–30 days').parentElement).toHaveTextContent('1–30 days$150.00');
    expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
      'href',
      '/api/v6/console/clubs/1/statement?month=2026-11',
    );
  });

  it('CO-78 CO-84 names the person and bag of a group event, and shows what is credited and when', async () => {
    const [line] = statement.lines;
    if (!line) throw new Error('no line');
    openConsole('/admin/clubs/1/statement', [
      answering(clubStatement, {
        ...statement,
        lines: [{ ...line, travelers: 'Mia Lane', items: 'Golf bag, Standard' }],
        waiting: { cents: 4100, until: '2026-12-01T20:10:00Z' },
      }),
      none,
    ]);
    expect(await screen.findByText('Order for Mia Lane, Golf bag, Standard')).toBeVisible();
    expect(
      screen.getByText(/^\$41\.00 of canceled or changed bookings stays on the account until/),
    ).toBeVisible();
  });

  it('CO-93 lists a canceled order with its day and the amount that was, or will be, credited', async () => {
    const [line] = statement.lines;
    if (!line) throw new Error('no line');
    openConsole('/admin/clubs/1/statement', [
      answering(clubStatement, {
        ...statement,
        lines: [
          {
            ...line,
            event: 'refund',
            amount_cents: -15_000,
            travelers: 'Mia Lane',
            canceled_on: '2026-11-04',
          },
        ],
        canceled: [
          {
            order_id: 'ord_2',
            display_id: 'SA-2',
            travelers: 'Bo Lane',
            canceled_on: '2026-11-23',
            amount_cents: 4_100,
          },
        ],
      }),
      none,
    ]);
    const gone = await screen.findByRole('row', { name: /Canceled on .*Nov 4.*: order for Mia Lane/ });
    expect(gone).toHaveTextContent('−$150.00');
    const waiting = screen.getByRole('row', { name: /Canceled on .*Nov 23.*: order for Bo Lane/ });
    expect(waiting).toHaveTextContent('−$41.00');
    expect(within(waiting).getByRole('link', { name: 'SA-2' })).toHaveAttribute(
      'href',
      '/admin/orders/ord_2',
    );
  });

  it('CO-30 CO-131 marks every wrong field of a payment, confirms one above the debt, and records a valid one once, with the key of its dialog', async () => {
    let tries = 0;
    const { user, called } = open([
      answering(accounts.recordClubPayment, () => {
        tries += 1;
        if (tries === 1) throw refusal(500, 'internal');
        return { payment_id: 'cpy_2', balance_cents: 20_000 };
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Record payment' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Record payment' }));
    const amount = dialog.getByRole('textbox', { name: 'Amount in dollars' });
    const reference = dialog.getByRole('textbox', { name: 'Reference' });
    const press = () => user.click(dialog.getByRole('button', { name: 'Record payment' }));
    await press();
    expect(amount).toHaveFocus();
    expect(reference).toHaveAccessibleDescription(/Fill in this field/);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Paid by' }), 'Card by phone');
    await user.type(amount, '350');
    expect(dialog.getByText('This is $50.00 more than the club owes. It becomes a credit.')).toBeVisible();
    await user.type(reference, 'C-1');
    // CO-151: a double press only asks.
    await user.dblClick(dialog.getByRole('button', { name: 'Record payment' }));
    expect(
      dialog.getByText(
        'The payment is $350.00, and the club owes $300.00. Check the amount, then press again.',
      ),
    ).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Record $350.00' })).toBeVisible();
    expect(called('console.record-club-payment')).toEqual([]);
    await user.clear(reference);
    await user.clear(amount);
    await user.type(amount, '100');
    await user.type(reference, '4111 1111 1111 1111');
    await press();
    expect(reference).toHaveAccessibleDescription(/Don’t enter a card number/);
    expect(called('console.record-club-payment')).toEqual([]);
    await user.clear(reference);
    await user.type(reference, '1111');
    await press();
    expect(await dialog.findByText(/^We got no answer\. Press the button again/)).toBeVisible();
    await press();
    expect(await screen.findByText('Payment of $100.00 recorded. The balance is now $200.00.')).toBeVisible();
    const [first, second] = called('console.record-club-payment');
    expect(first?.input).toMatchObject({
      params: { clubId: '1' },
      body: { amount_cents: 10_000, kind: 'card_by_phone', reference: '1111' },
    });
    expect(second?.input).toEqual(first?.input);
  });

  it('CO-150 CO-151 the same payment is recorded again only after a press that answers its question', async () => {
    const known = refusal(409, 'payment_known', { received_on: '2026-12-01', amount_cents: 7500 });
    const { user, called } = open([
      answering(accounts.recordClubPayment, ({ body }) => {
        if (!body.again) throw known;
        return { payment_id: 'cpy_2', balance_cents: 20_000 };
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Record payment' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Record payment' }));
    await user.type(dialog.getByRole('textbox', { name: 'Amount in dollars' }), '100');
    await user.type(dialog.getByRole('textbox', { name: 'Reference' }), 'CHK 991');
    await user.dblClick(dialog.getByRole('button', { name: 'Record payment' }));
    const question = 'CHK 991 for $75.00 on Dec 1 is already here. Record it again?';
    expect(await dialog.findByText(question)).toBeVisible();
    const again = dialog.getByRole('button', { name: 'Record it again' });
    await user.dblClick(again);
    expect(called('console.record-club-payment')).toHaveLength(1);
    await user.type(dialog.getByRole('textbox', { name: 'Reference' }), '7');
    expect(dialog.queryByText(question)).toBeNull();
    await user.type(dialog.getByRole('textbox', { name: 'Reference' }), '{Backspace}');
    await pressAgain(user, dialog.getByRole('button', { name: 'Record it again' }));
    expect(await screen.findByText(/^Payment of \$100\.00 recorded/)).toBeVisible();
    expect(called('console.record-club-payment').map(({ input }) => input)).toMatchObject([
      { body: { reference: 'CHK 991' } },
      { body: { reference: 'CHK 991', again: true } },
    ]);
  });

  it('CO-30 reverses a payment with a reason', async () => {
    const { user, called } = open([answering(accounts.reverseClubPayment, { balance_cents: 35_000 })]);
    await user.click(await screen.findByRole('button', { name: 'Reverse payment 1042 of $50.00' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Of another club');
    await user.click(dialog.getByRole('button', { name: 'Reverse' }));
    expect(await screen.findByText('The payment is reversed.')).toBeVisible();
    expect(called('console.reverse-club-payment')[0]?.input).toEqual({
      params: { clubId: '1', paymentId: 'cpy_1' },
      body: { reason: 'Of another club' },
    });
  });

  it('CO-31 says why a statement cannot be emailed', async () => {
    const { user } = open([
      answering(sendClubStatement, () => {
        throw refusal(409, 'billing_email_missing');
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Email statement' }));
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/^This club has no billing email/)).toBeVisible();
  });

  it('CO-154 a statement is emailed after its month and recipient are confirmed', async () => {
    const { user, called } = open([answering(sendClubStatement, { success: true as const })]);
    await user.click(await screen.findByRole('button', { name: 'Email statement' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Email statement' }));
    expect(
      dialog.getByText('We email the statement of November 2026 as a PDF to accounts@heronsway.test.'),
    ).toBeVisible();
    expect(called('console.send-club-statement')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('We’re emailing the statement to accounts@heronsway.test.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('CO-30 shows the club’s own staff the statement without any acts', async () => {
    open([], 'pro');
    expect(await rowsOf()).toHaveLength(5);
    expect(screen.queryByRole('button', { name: /Record|Email|reminder|Reverse/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Actions by staff' })).toBeNull();
  });
});
