import '@testing-library/jest-dom';
import { addLinkedPhoto, openPhotoLink } from '@sendahead/shared-contracts/claims/photo-link-calls';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderPage } from '../../fragments/order/order-page.tsx';
import { started } from '../../testing/started.ts';

const linked = {
  display_id: 'SA-1001',
  kind: 'damaged' as const,
  photos: 1,
  most: 10,
  expires_at: '2026-12-09T23:00:00.000Z',
};
const photo = new File(['x'], 'wheel.jpg', { type: 'image/jpeg' });

beforeAll(() => import('./claim-photos.tsx'));

function open(...answers: readonly FakeAnswer[]) {
  window.history.replaceState(null, '', '/orders/photos#token=tok');
  const remote = started('nobody', ...answers);
  render(<OrderPage store={remote.store} host={remote.host} />);
  return remote;
}

describe('the page of a link for photos', () => {
  it('CO-118 adds photos without a sign-in, and hides its token from the address', async () => {
    const { api } = open(
      answering(openPhotoLink, linked),
      answering(addLinkedPhoto, { ...linked, photos: 2 }),
    );
    expect(await screen.findByText('For the claim about order SA-1001 (damaged bags).')).toBeVisible();
    expect(window.location.href).not.toContain('tok');
    await userEvent.upload(screen.getByLabelText('Take or choose a photo'), photo);
    expect(await screen.findByText('2 of 10 files added to the claim.')).toBeVisible();
    expect(screen.getByText('We have your photo. Add another, or close this page.')).toBeVisible();
    expect(api.calls.at(-1)).toMatchObject({ input: { body: { token: 'tok', name: 'wheel.jpg' } } });
  });

  it('CO-118 says that a link no longer works, also when the claim is decided meanwhile', async () => {
    open(
      answering(openPhotoLink, linked),
      answering(addLinkedPhoto, () => {
        throw refusal(404, 'photo_link_not_found');
      }),
    );
    await userEvent.upload(await screen.findByLabelText('Take or choose a photo'), photo);
    expect(await screen.findByText(/we already decided the claim/)).toBeVisible();
  });

  it('CO-118 a link that is not known shows nothing of an order', async () => {
    open(
      answering(openPhotoLink, () => {
        throw refusal(404, 'photo_link_not_found');
      }),
    );
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });
});
