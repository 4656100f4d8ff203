import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import { giftLimit, giveCredit, withdrawCredit } from '@sendahead/shared-contracts/console/money-calls';
import * as calls from '@sendahead/shared-contracts/console/user-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { screen, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';
import { pressAgain } from '../../testing/press-again.ts';
import { shownUser } from '../../testing/shown-user.ts';

const noHistory = answering(changeHistory, { changes: [] });

describe('the credits of a user', () => {
  it('gives a credit with a reason, and only once when the submit is repeated', async () => {
    let tries = 0;
    const { user: hand, called } = openConsole('/admin/users/usr_1', [
      answering(calls.readUser, shownUser()),
      noHistory,
      answering(giveCredit, () => {
        tries += 1;
        if (tries === 1) throw new ApiError({ status: 503, code: 'unavailable' });
        return { success: true as const };
      }),
    ]);
    await hand.click(await screen.findByRole('button', { name: 'Give credit' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Give credit' }));
    await hand.type(dialog.getByRole('textbox', { name: /Dollars/ }), '15');
    await hand.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Late bag');
    await hand.click(dialog.getByRole('button', { name: 'Give credit' }));
    await dialog.findByText(/We got no answer\. Press the button again/);
    await hand.click(dialog.getByRole('button', { name: 'Give credit' }));
    const [first, second] = called('console.give-credit').map(({ input }) => input);
    expect(first).toMatchObject({ body: { kind: 'wallet', amount_cents: 1500, reason: 'Late bag' } });
    expect(second).toEqual(first);
    expect(
      await screen.findByText('$15.00 credit given to Casey Customer. We’re emailing them.'),
    ).toBeVisible();
  });

  it('CO-99 gives a large credit only after a second press, which names the amount', async () => {
    const { user: hand, called } = openConsole('/admin/users/usr_1', [
      answering(calls.readUser, shownUser()),
      noHistory,
      answering(giveCredit, { success: true as const, approval_id: 'apr_1' }),
    ]);
    await hand.click(await screen.findByRole('button', { name: 'Give credit' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Give credit' }));
    await hand.type(dialog.getByRole('textbox', { name: /Dollars/ }), '800');
    await hand.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Late bag');
    // CO-151: a double press only asks.
    await hand.dblClick(dialog.getByRole('button', { name: 'Give credit' }));
    expect(called('console.give-credit')).toHaveLength(0);
    expect(dialog.getByText(/^\$800\.00 is more than \$200\.00/)).toBeVisible();
    await pressAgain(hand, dialog.getByRole('button', { name: 'Give $800.00' }));
    expect(await screen.findByText(/A colleague|approv/)).toBeVisible();
    expect(called('console.give-credit')).toHaveLength(1);
  });

  it('CO-132 shows how much of the limit for the customer is used, and that an amount above it waits', async () => {
    const { user: hand } = openConsole('/admin/users/usr_1', [
      answering(calls.readUser, shownUser()),
      noHistory,
      answering(giftLimit, { limit_cents: cents(20_000), used_cents: cents(19_000) }),
    ]);
    await hand.click(await screen.findByRole('button', { name: 'Give credit' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Give credit' }));
    const used = await dialog.findByText('$190.00 of $200.00 used for this customer in 30 days.');
    await hand.type(dialog.getByRole('textbox', { name: /Dollars/ }), '11');
    expect(used).toHaveTextContent(/This is above your limit and waits for a second person\.$/);
  });

  it('CO-99 lists the credits that staff gave, and withdraws an unspent one with a reason', async () => {
    const credit = {
      ...{
        credit_id: 7,
        kind: 'wallet' as const,
        amount_cents: cents(80_000),
        at: '2026-11-20T10:00:00.000Z',
      },
      by: 'Alex Admin',
      reason: 'Late bag',
      withdrawn: false,
      can_withdraw: true,
    };
    const { user: hand, called } = openConsole('/admin/users/usr_1', [
      answering(
        calls.readUser,
        shownUser({ credits: [credit, { ...credit, credit_id: 6, withdrawn: true, can_withdraw: false }] }),
      ),
      noHistory,
      answering(withdrawCredit, { success: true as const }),
    ]);
    const money = within(await screen.findByRole('region', { name: 'Credits and cards' }));
    expect(money.getAllByText('$800.00 account credit')).toHaveLength(2);
    expect(money.getByText('Withdrawn')).toBeVisible();
    await hand.click(money.getByRole('button', { name: 'Withdraw the credit of $800.00' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Withdraw the credit of $800.00' }));
    await hand.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Typed wrong');
    await hand.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('$800.00 withdrawn. We’re emailing the customer.')).toBeVisible();
    expect(called('console.withdraw-credit')[0]?.input).toEqual({
      params: { userId: 'usr_1', creditId: '7' },
      body: { reason: 'Typed wrong' },
    });
  });
});
