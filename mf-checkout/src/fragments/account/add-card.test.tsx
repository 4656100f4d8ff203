import '@testing-library/jest-dom';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { saveCard } from '@sendahead/shared-contracts/payments/info-calls';
import { act } from '@testing-library/react';
import { opened, wait } from './testing/opened-account.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function adding(answer: { status: boolean; error: string | null }) {
  const page = await opened([answering(saveCard, answer)]);
  const part = page.part('Payment methods');
  await page.user.click(part.getByRole('button', { name: 'Add a card' }));
  await wait();
  const save = async () => {
    await page.user.click(part.getByRole('button', { name: 'Save card' }));
    await wait();
  };
  return { ...page, methods: part, save };
}

describe('PY-27 a card is added to the account', () => {
  it('adds a card through the provider’s fields, and only a nonce reaches the server', async () => {
    const page = await adding({ status: true, error: null });
    await page.save();
    expect(page.methods.getByRole('alert')).toHaveTextContent('Check the card details.');
    act(() => page.provider.type(true));
    await page.user.type(page.methods.getByRole('textbox', { name: /zip/i }), '10001');
    await page.save();
    expect(page.called('payments.save-card').map(({ input }) => input)).toEqual([
      { body: { payment_method_nonce: expect.any(String), 'billing-zip-code': '10001' } },
    ]);
    expect(page.called('payments.payment-info').length).toBeGreaterThan(1);
    expect(page.methods.getByRole('status')).toHaveTextContent('Card saved.');
    expect(page.methods.getByRole('button', { name: 'Add a card' })).toHaveFocus();
  });

  it('keeps the card fields when the bank declines the card', async () => {
    const page = await adding({ status: false, error: 'card_declined' });
    act(() => page.provider.type(true));
    await page.save();
    expect(page.methods.getByRole('alert')).toHaveTextContent('Your bank declined the card.');
    expect(page.provider.said).not.toContain('clear');
    await page.user.click(page.methods.getByRole('button', { name: 'Cancel' }));
    expect(page.methods.getByRole('button', { name: 'Add a card' })).toHaveFocus();
  });
});
