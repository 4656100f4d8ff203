import '@testing-library/jest-dom';
import { takeBackCart } from '@sendahead/shared-contracts/carts/hold-calls';
import { guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { answering, type FakeAnswer, fakeApi, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { fakeHost } from '@sendahead/shared-contracts/factories/fake-host';
import { type Assistance, assistanceTopic } from '@sendahead/shared-contracts/page/assistance';
import { holdTopic } from '@sendahead/shared-contracts/page/hold';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HoldBanner } from './hold-banner.tsx';

function shown(...answers: FakeAnswer[]) {
  const { page: whole } = fakeHost('mf-checkout', {});
  const bus = whole.bind('shell');
  const api = fakeApi(...answers);
  const boot = guestBoot();
  const cart = { present: () => ({ id: 'crt_1', displayId: 'SA-1', token: 'secret' }) };
  const place = document.body.appendChild(document.createElement('div'));
  render(
    <>
      <div className="page-slot">
        <button type="button">Ship from</button>
      </div>
      <HoldBanner boot={boot} bus={bus} session={{ api }} cart={cart} place={place} />
    </>,
  );
  const hold = (by: string | null) => act(() => bus.publish(holdTopic, { by }));
  const section = () => screen.getByText('Ship from').parentElement;
  const assist = (assistance: Assistance) =>
    act(() => whole.bind('mf-admin').publish(assistanceTopic, assistance));
  return { api, boot, hold, assist, section, user: userEvent.setup() };
}

describe('a booking held by staff', () => {
  it('TK-01 a held booking names the helper, and is read-only until it is released', () => {
    const page = shown();
    expect(screen.queryByRole('button', { name: 'Take over' })).toBeNull();
    page.hold('Alex');
    expect(screen.getByRole('status')).toHaveTextContent(`Alex from ${page.boot.brand.name} is helping you.`);
    expect(page.section()).toHaveProperty('inert', true);
    page.hold(null);
    expect(screen.queryByRole('status')).toBeNull();
    expect(page.section()).toHaveProperty('inert', false);
  });

  it('CO-115 the page of staff who lost a cart takes no more input, except in their own strip', () => {
    const page = shown();
    const strip = document.body.appendChild(document.createElement('div'));
    strip.className = 'page-slot';
    strip.dataset.place = 'assistance';
    page.assist({ kind: 'takeover', userId: null, userEmail: null });
    expect(page.section()).not.toHaveProperty('inert', true);
    page.assist({ kind: 'none', userId: null, userEmail: null, lost: true });
    expect(page.section()).toHaveProperty('inert', true);
    expect(strip).not.toHaveProperty('inert', true);
    strip.remove();
  });

  it('TK-01 the customer reclaims the booking with one press', async () => {
    const page = shown(answering(takeBackCart, { success: true }));
    page.hold('Alex');
    await page.user.dblClick(screen.getByRole('button', { name: 'Take over' }));
    expect(page.api.calls).toHaveLength(1);
    expect(page.api.calls[0]).toMatchObject({ input: { params: { cartId: 'crt_1' } } });
  });

  it.each([
    ['cart_being_ordered', 409, 'Alex is placing your order right now.'],
    ['connection_lost', 0, 'We couldn’t give you control of your booking. Try again.'],
  ])('the banner says why the booking cannot be reclaimed: %s', async (code, status, text) => {
    const page = shown(
      answering(takeBackCart, () => {
        throw refusal(status, code);
      }),
    );
    page.hold('Alex');
    await page.user.click(screen.getByRole('button', { name: 'Take over' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Take over' })).toBeEnabled();
  });
});
