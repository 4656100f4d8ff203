import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { openTakeover } from '@sendahead/shared-contracts/admin/takeover-calls';
import { listBrands } from '@sendahead/shared-contracts/console/brand-calls';
import { type ListedCart, listEveryCart } from '@sendahead/shared-contracts/console/cart-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { screen, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';

const cart = (id: string, more: Partial<ListedCart> = {}): ListedCart => ({
  id,
  display_id: `SA-${id}`,
  brand: 'golf',
  saved_at: '2026-11-22T15:00:00.000Z',
  step: 'dates',
  who: 'Casey Customer',
  user_id: 'usr_1',
  from: 'Austin, TX',
  to: 'Miami, FL',
  pickup_date: '',
  travelers: 1,
  total_cents: 12_995,
  outcome: null,
  held_by: null,
  ...more,
});
const brands = answering(listBrands, {
  brands: [{ slug: 'ski', name: 'Sendahead Snow', tagline: '', lines: ['ski'] }],
});
const rowOf = async (id: string) =>
  within((await screen.findByText(`SA-${id}`)).closest('tr') as HTMLElement);

describe('the page of carts', () => {
  it('CO-06 shows who is booking, where they stopped and the price, and loads more rows by key', async () => {
    const { user, called } = openConsole('/admin/carts', [
      brands,
      answering(listEveryCart, ({ query }) =>
        query.before === 'key'
          ? { carts: [cart('2', { who: '', step: 'paying', outcome: 'card_declined' })], next: null }
          : { carts: [cart('1')], next: 'key' },
      ),
    ]);
    expect(await screen.findByRole('heading', { name: 'Carts' })).toHaveFocus();
    const first = await rowOf('1');
    expect(first.getByText('Austin, TX to Miami, FL')).toBeVisible();
    expect(first.getByText('Dates')).toBeVisible();
    expect(first.getByText('$129.95')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    const second = await rowOf('2');
    expect(second.getByText('Tried to pay: card declined')).toBeVisible();
    expect(second.getByText('Guest')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(called('console.carts')).toHaveLength(2);
  });

  it('CO-110 a cart that the reader already holds opens with one press, without a dialog', async () => {
    const { user, called } = openConsole('/admin/carts', [
      brands,
      answering(listEveryCart, {
        carts: [cart('1', { held_by: 'Avery', held_by_you: true }), cart('2', { held_by: 'Alex' })],
        next: null,
      }),
      answering(openTakeover, () => {
        throw refusal(404, 'takeover_cart_not_found');
      }),
    ]);
    expect((await rowOf('2')).getByRole('button', { name: 'Take over from Alex' })).toBeVisible();
    await user.click((await rowOf('1')).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('We couldn’t open this cart. Try again.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(called('admin.open-takeover')[0]?.input).toMatchObject({ body: { cart: 'SA-1' } });
  });

  it('CO-91 shows only the cart named in the address', async () => {
    const { called } = openConsole('/admin/carts?cart=crt_1', [
      brands,
      answering(listEveryCart, { carts: [cart('1')], next: null }),
    ]);
    await screen.findByText('One cart. Clear the filters to see all.');
    expect(called('console.carts')[0]?.input).toEqual({ query: { cart: 'crt_1' } });
  });

  it('keeps the rows when the next ones cannot be loaded, retries those, and refreshes all rows shown', async () => {
    let up = false;
    const { user } = openConsole('/admin/carts', [
      brands,
      answering(listEveryCart, ({ query }) => {
        if (query.before !== 'key') return { carts: [cart('1')], next: 'key' };
        if (!up) throw refusal(503, 'unavailable');
        return { carts: [cart('2')], next: null };
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('We couldn’t load more rows.')).toBeVisible();
    expect(screen.getByText('SA-1')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    up = true;
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('SA-2')).toBeVisible();
    up = false;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByText('SA-2')).toBeVisible();
  });

  it('keeps its filters in the address, and clears them with one press', async () => {
    const { user, called } = openConsole('/admin/carts?step=dates&step-of=x', [
      brands,
      answering(listEveryCart, { carts: [], next: null }),
    ]);
    expect(await screen.findByText(/No carts in this period/)).toBeVisible();
    await screen.findByRole('option', { name: 'Sendahead Snow' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'Sendahead Snow');
    expect(window.location.search).toBe('?step=dates&step-of=x&brand=ski');
    expect(called('console.carts').at(-1)?.input).toEqual({ query: { brand: 'ski', step: 'dates' } });
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(window.location.search).toBe('?step-of=x');
  });

  it('TK-01 asks for a reason before a cart is taken over, and says when the cart no longer exists', async () => {
    const { user, called } = openConsole('/admin/carts', [
      brands,
      answering(listEveryCart, { carts: [cart('1', { held_by: 'Robin' })], next: null }),
      answering(openTakeover, () => {
        throw refusal(404, 'takeover_cart_not_found');
      }),
    ]);
    await user.click((await rowOf('1')).getByRole('button', { name: 'Take over from Robin' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Take over' }));
    expect(dialog.getByText('Enter a reason for taking over this cart.')).toBeVisible();
    expect(called('admin.open-takeover')).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The customer called.');
    await user.click(dialog.getByRole('button', { name: 'Take over' }));
    expect(await dialog.findByText('This cart was ordered or removed.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('The customer called.');
  });

  it('says that the carts could not be loaded, and tries again', async () => {
    let broken = true;
    const { user } = openConsole('/admin/carts', [
      brands,
      answering(listEveryCart, () => {
        if (broken) throw refusal(500, 'internal');
        return { carts: [cart('1')], next: null };
      }),
    ]);
    const again = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await user.click(again);
    expect(await screen.findByText('SA-1')).toBeVisible();
  });
});

describe('the console', () => {
  it('RO-01 CO-01 the console offers nothing to a customer, and offers a carrier admin only their pages', async () => {
    const { close } = openConsole('/admin/carts', [], 'consumer');
    expect(screen.getByText('Sign in as staff to continue.')).toBeVisible();
    close();
    openConsole('/admin/carts', [], 'carrier_admin');
    expect(screen.queryByRole('link', { name: 'Carts' })).not.toBeInTheDocument();
  });
});
