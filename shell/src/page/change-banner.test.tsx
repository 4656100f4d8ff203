import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChangeOutcome } from '../carts/open-change.ts';
import { ChangeBanner } from './change-banner.tsx';
import type { ClearingContext } from './page-parts.ts';

async function shown(outcome: ChangeOutcome) {
  const left: string[] = [];
  const forgotten: string[] = [];
  const cart = { forget: () => void forgotten.push('cart') };
  render(
    <>
      <div className="page-slot">
        <button type="button">Ship from</button>
      </div>
      <ChangeBanner
        change={{ orderId: 'ord_1', opened: Promise.resolve(outcome) }}
        clearing={{ cart } as unknown as ClearingContext}
        leave={(to) => void left.push(to)}
      />
    </>,
  );
  const banner = await screen.findByRole('status');
  return { banner, left, forgotten, section: screen.getByText('Ship from').parentElement };
}

describe('a page that changes an order', () => {
  it('CH-01 the banner names the order, and links to it without changing it', async () => {
    const page = await shown({ displayId: 'SA-7' });
    expect(page.banner).toHaveTextContent('You’re changing order SA-7.');
    expect(page.section?.inert).not.toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect([page.left, page.forgotten]).toEqual([['/orders/ord_1'], ['cart']]);
  });

  it.each([
    ['action_not_allowed', /You can’t change this order here/],
    ['order_not_found', /We couldn’t find this order in your account/],
    ['connection_lost', /We couldn’t open the order/],
  ])(
    'CH-04 the banner says why the order is not changed (%s), and nothing is restored',
    async (refused, words) => {
      const page = await shown({ refused });
      expect(page.banner).toHaveTextContent(words);
      expect(page.section).toHaveProperty('inert', true);
      expect(screen.getByRole('button', { name: 'Back to order' })).toBeVisible();
    },
  );
});
