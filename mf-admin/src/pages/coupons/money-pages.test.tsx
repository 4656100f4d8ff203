import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import { listBrands } from '@sendahead/shared-contracts/console/brand-calls';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import * as calls from '@sendahead/shared-contracts/console/money-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { screen, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';

const welcome: calls.ListedCoupon = {
  code: 'WELCOME10',
  title: '10% off shipping',
  kind: 'percent',
  amount: 10,
  brands: [],
  round_trip_only: false,
  valid_from: calendarDate('2025-01-01'),
  valid_until: calendarDate('2035-12-31'),
  usage_limit: 100,
  user_limit: null,
  used: 7,
  state: 'open',
};
const listed = answering(calls.listCoupons, { coupons: [welcome], next: null });
const brands = answering(listBrands, {
  brands: [
    { slug: 'ski', name: 'Sendahead Snow', tagline: '', lines: ['ski'] },
    { slug: 'regatta', name: 'Regatta Bags', tagline: '', lines: ['box'] },
  ],
});
const noHistory = answering(changeHistory, { changes: [] });
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

describe('the page of coupons', () => {
  it('shows the value and number of uses of each coupon, and stops one with a reason', async () => {
    const { user, called } = openConsole('/admin/coupons', [
      listed,
      noHistory,
      answering(calls.stopCoupon, { success: true }),
    ]);
    const row = within(await screen.findByRole('row', { name: /WELCOME10/ }));
    expect(row.getByText('10%')).toBeVisible();
    expect(row.getByText('7 of 100')).toBeVisible();
    await user.click(row.getByRole('button', { name: 'Stop WELCOME10' }));
    await user.click(dialog('Stop WELCOME10').getByRole('button', { name: 'Stop coupon' }));
    expect(called('console.stop-coupon')).toEqual([]);
    await user.type(dialog('Stop WELCOME10').getByRole('textbox', { name: /Reason/ }), 'On a forum{Enter}');
    expect(await screen.findByRole('region', { name: 'History' })).toBeVisible();
    expect(called('console.stop-coupon')).toMatchObject([
      { input: { params: { code: 'WELCOME10' }, body: { reason: 'On a forum' } } },
    ]);
  });

  it('creates a coupon, says at each field what is missing, and keeps what was typed when the code is taken', async () => {
    let tries = 0;
    const { user, called } = openConsole('/admin/coupons', [
      listed,
      brands,
      answering(calls.makeCoupon, () => {
        tries += 1;
        if (tries === 1) throw new ApiError({ status: 409, code: 'code_taken' });
        return { success: true as const };
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Create a coupon' }));
    const form = dialog('Create a coupon');
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(form.getByRole('textbox', { name: /^Percent/ })).toHaveAccessibleDescription(/enter an amount/);
    await user.type(form.getByRole('textbox', { name: /^Code/ }), 'welcome10');
    await user.type(form.getByRole('textbox', { name: /Title/ }), 'Welcome');
    await user.click(form.getByRole('radio', { name: 'Dollars' }));
    await user.type(form.getByRole('textbox', { name: /^Dollars/ }), '12.50');
    await user.type(form.getByLabelText(/^From/), '2026-12-01');
    await user.type(form.getByLabelText(/^Until/), '2026-12-31');
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(await form.findByText('This code is already used. Choose another one.')).toBeVisible();
    await user.type(form.getByRole('textbox', { name: /^Code/ }), '-b');
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(called('console.make-coupon').at(-1)?.input).toEqual({
      body: {
        code: 'WELCOME10-B',
        title: 'Welcome',
        kind: 'fixed',
        amount: 1250,
        brands: [],
        round_trip_only: false,
        valid_from: '2026-12-01',
        valid_until: '2026-12-31',
        usage_limit: null,
        user_limit: null,
      },
    });
  });
});

describe('a coupon above the limit', () => {
  it('CO-164 says at its amount what the reader may give, and that a colleague can do more', async () => {
    const { user, called } = openConsole('/admin/coupons', [
      listed,
      brands,
      answering(calls.ownLimits, {
        refund_cents: cents(20_000),
        discount_percent: 10,
        cards_cents: cents(0),
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Create a coupon' }));
    const form = dialog('Create a coupon');
    await form.findByText('Your limit is 10%.');
    const percent = form.getByRole('textbox', { name: /^Percent/ });
    await user.type(percent, '11');
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(percent).toHaveAccessibleDescription(/limit is 10%\. A colleague with a higher limit/);
    await user.click(form.getByRole('radio', { name: 'Dollars' }));
    const dollars = form.getByRole('textbox', { name: /^Dollars/ });
    await user.clear(dollars);
    await user.type(dollars, '200.01');
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(dollars).toHaveAccessibleDescription(/limit is \$200\.00\. A colleague/);
    expect(called('console.make-coupon')).toEqual([]);
  });
});

describe('the brand of a new coupon', () => {
  it('BR-01 a coupon can be created for a brand that was made in the console', async () => {
    const { user, called } = openConsole('/admin/coupons', [
      listed,
      brands,
      answering(calls.makeCoupon, { success: true }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Create a coupon' }));
    const form = dialog('Create a coupon');
    await user.type(form.getByRole('textbox', { name: /^Code/ }), 'REGATTA');
    await user.type(form.getByRole('textbox', { name: /Title/ }), 'Regatta');
    await user.type(form.getByRole('textbox', { name: /^Percent/ }), '5');
    await user.selectOptions(await form.findByRole('combobox', { name: /Brand/ }), 'Regatta Bags');
    await user.type(form.getByLabelText(/^From/), '2026-12-01');
    await user.type(form.getByLabelText(/^Until/), '2026-12-31');
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(called('console.make-coupon')).toMatchObject([{ input: { body: { brands: ['regatta'] } } }]);
  });
});

describe('the pages of gift cards', () => {
  const card: calls.ListedGiftCard = {
    id: 'a'.repeat(64),
    code_end: 'X7K2',
    initial_cents: 5000,
    balance_cents: 2000,
    expires_on: '2035-12-31',
    state: 'open',
  };

  it('CO-163 creates a gift card and shows its code once, until it is copied', async () => {
    const { user } = openConsole('/admin/gift-cards', [
      answering(calls.listGiftCards, { gift_cards: [card], next: null }),
      answering(calls.makeGiftCard, { id: card.id, code: 'SENDAHEAD-AAAA-BBBB-CCCC-X7K2' }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Create a gift card' }));
    const form = dialog('Create a gift card');
    await user.type(form.getByRole('textbox', { name: /Dollars/ }), '0.50');
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(form.getByRole('textbox', { name: /Dollars/ })).toHaveAccessibleDescription(/From \$1 to \$1,000/);
    expect(form.getByRole('textbox', { name: /Dollars/ })).toHaveFocus();
    await user.clear(form.getByRole('textbox', { name: /Dollars/ }));
    await user.type(form.getByRole('textbox', { name: /Dollars/ }), '50');
    await user.type(form.getByLabelText(/Valid until/), '2027-12-31');
    await user.type(form.getByRole('textbox', { name: /Reason/ }), 'Late bag');
    await user.click(form.getByRole('button', { name: 'Create' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Copy the code now' }));
    expect(shown.getByRole('textbox', { name: 'Code' })).toHaveValue('SENDAHEAD-AAAA-BBBB-CCCC-X7K2');
    // CO-163: it would be lost for good.
    await user.keyboard('{Escape}{Escape}');
    await user.click(screen.getByRole('dialog'));
    expect(shown.getByRole('textbox', { name: 'Code' })).toBeVisible();
    expect(shown.getAllByRole('button')).toHaveLength(1);
    await user.click(shown.getByRole('button', { name: 'I copied the code' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('CO-163 says at the amount how much of the limit for gift cards is left, and that a colleague can do more', async () => {
    const { user, called } = openConsole('/admin/gift-cards', [
      answering(calls.listGiftCards, { gift_cards: [card], next: null }),
      answering(calls.ownLimits, {
        refund_cents: cents(20_000),
        discount_percent: 10,
        cards_cents: cents(12_000),
      }),
      answering(calls.makeGiftCard, { id: card.id, code: 'SENDAHEAD-AAAA-BBBB-CCCC-X7K2' }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Create a gift card' }));
    const form = dialog('Create a gift card');
    expect(await form.findByText('$120.00 of $200.00 used for gift cards in 30 days.')).toBeVisible();
    const amount = form.getByRole('textbox', { name: /Dollars/ });
    await user.type(amount, '80.01');
    await user.type(form.getByLabelText(/Valid until/), '2027-12-31');
    await user.type(form.getByRole('textbox', { name: /Reason/ }), 'Late bag');
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(amount).toHaveAccessibleDescription(
      /\$80\.00 of your limit is left\. A colleague with a higher limit/,
    );
    expect(called('console.make-gift-card')).toEqual([]);
    await user.clear(amount);
    await user.type(amount, '80');
    await user.click(form.getByRole('button', { name: 'Create' }));
    await screen.findByRole('dialog', { name: 'Copy the code now' });
    expect(called('console.make-gift-card')[0]?.input).toMatchObject({
      body: { amount_cents: 8000, key: expect.stringMatching(/^[\w-]{16,64}$/) },
    });
  });

  it('shows the balance of a gift card and its history', async () => {
    openConsole(`/admin/gift-cards/${card.id}`, [
      answering(calls.readGiftCard, {
        gift_card: card,
        movements: [{ at: '2026-11-22T15:00:00.000Z', event: 'hold', amount_cents: -3000 }],
      }),
      noHistory,
    ]);
    expect(await screen.findByRole('heading', { name: 'Gift card ending in X7K2' })).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Ledger' })).getByText(/−\$30\.00/)).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Balance' })).getByText('$20.00')).toBeVisible();
  });
});
