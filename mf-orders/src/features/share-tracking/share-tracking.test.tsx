import '@testing-library/jest-dom';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { makeTrackLink, revokeTrackLink, trackLinks } from '@sendahead/shared-contracts/orders/track-calls';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrdersProvider } from '../../fragments/orders-provider.tsx';
import { OrderContext } from '../../hooks/use-order.ts';
import { detail } from '../../testing/orders.ts';
import { started } from '../../testing/started.ts';
import { ShareTracking } from './share-tracking.tsx';

const token = 'b'.repeat(43);

function show(...answers: readonly FakeAnswer[]) {
  const { store, host, api } = started('customer', ...answers);
  render(
    <OrdersProvider store={store} host={host}>
      <OrderContext value={detail()}>
        <ShareTracking />
      </OrderContext>
    </OrdersProvider>,
  );
  return api;
}

describe('sharing the tracking', () => {
  it('TC-10 a new link is shown once, can be shared in four ways, and can be revoked', async () => {
    let links = [
      { link_id: 'trk_1', made_at: '2026-11-23T15:00:00.000Z', expires_at: '2027-02-01T00:00:00.000Z' },
    ];
    const api = show(
      answering(trackLinks, () => ({ links, received: [] })),
      answering(makeTrackLink, { link_id: 'trk_1', token, expires_at: '2027-02-01T00:00:00.000Z' }),
      answering(revokeTrackLink, () => {
        links = [];
        return { success: true as const };
      }),
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    const link = await screen.findByRole('textbox', { name: 'Link' });
    expect(link).toHaveValue(`http://localhost/track/${token}`);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(`http://localhost/track/${token}`);
    expect(screen.getByRole('link', { name: 'Email' })).toHaveAttribute(
      'href',
      expect.stringContaining('mailto:?subject='),
    );
    expect(screen.getByRole('link', { name: 'Calendar' })).toHaveAttribute(
      'href',
      `webcal://localhost/track/${token}/calendar.ics`,
    );
    await user.click(screen.getByRole('button', { name: /Turn off the link created/ }));
    expect(await screen.findByText(/The link is off and no longer works/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Link' })).not.toBeInTheDocument();
    expect(api.calls.find(({ name }) => name === 'orders.revoke-track-link')?.input).toEqual({
      params: { orderId: 'ord_1', linkId: 'trk_1' },
    });
  });

  it('TC-10 a link can be created even if the existing ones cannot be loaded, which the page says', async () => {
    show(
      answering(trackLinks, () => {
        throw refusal(503, 'unavailable');
      }),
      answering(makeTrackLink, { link_id: 'trk_1', token, expires_at: '2027-02-01T00:00:00.000Z' }),
    );
    const section = await screen.findByRole('region', { name: 'Share tracking' });
    expect(section.parentElement).toHaveAttribute('id', 'share');
    expect(await screen.findByText(/We couldn’t load your links/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByRole('textbox', { name: 'Link' })).toBeVisible();
  });

  it('TC-12 the section shows who has confirmed the arrival of the bags, and where they are', async () => {
    show(
      answering(trackLinks, {
        links: [],
        received: [
          {
            received_id: 'rcv_1',
            leg: 'outbound',
            name: 'Jo',
            at: '2026-12-02T20:00:00.000Z',
            has_photo: true,
          },
        ],
      }),
    );
    expect(await screen.findByText('Confirmed by Jo, Wed, Dec 2, 8:00 PM')).toBeVisible();
    expect(screen.getByRole('img', { name: /Photo of the bags by Jo/ })).toHaveAttribute(
      'src',
      '/api/v6/orders/ord_1/received/rcv_1/photo',
    );
  });
});
