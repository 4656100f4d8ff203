import '@testing-library/jest-dom';
import { saveQuote } from '@sendahead/shared-contracts/carts/saved-quote-calls';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { finishLaterFailures } from '../../copy/finish-later.ts';
import { OrderSummary } from '../../fragments/order-summary/order-summary.tsx';
import { customer } from '../../testing/people.ts';
import { pass, startedWith } from '../../testing/started.ts';

beforeAll(() => import('../../fragments/order-summary/once-priced.tsx'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const sent = answering(saveQuote, { success: true, expires_at: '2026-12-01T17:00:00.000Z' });

async function opened(answer: FakeAnswer = sent, signedIn = true) {
  const page = startedWith({ answers: [answer] });
  render(<OrderSummary store={page.checkout} host={page.host} />);
  act(() => page.complete(signedIn ? customer() : undefined));
  await act(() => pass(1000));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const summary = within(screen.getByRole('region', { name: 'Order summary', hidden: true }));
  await user.click(summary.getByText('Finish later on another device'));
  const send = async () => {
    await user.click(summary.getByRole('button', { name: 'Send link', hidden: true }));
    await act(() => pass(100));
  };
  return { ...page, user, summary, send, field: summary.getByLabelText(/Email for the link/) };
}

describe('a saved price by mail', () => {
  it("a saved price is emailed to the user's address, and says until when the link works", async () => {
    const page = await opened();
    expect(page.field).toHaveValue('ann@lee.test');
    await page.send();
    expect(page.called('carts.save-quote')).toMatchObject([
      { input: { params: { cartId: 'cart_1' }, body: { email: 'ann@lee.test' } } },
    ]);
    expect(
      page.summary.getByText('Sent to ann@lee.test. The link works until Tuesday, December 1, on any device.')
        .parentElement,
    ).toHaveAttribute('role', 'status');
  });

  it('a saved price is not requested without a plausible address, and the field says so', async () => {
    const page = await opened(sent, false);
    await page.user.type(page.field, 'ann@');
    await page.send();
    expect(page.field).toHaveAccessibleDescription(/Please enter valid email address/);
    expect(page.called('carts.save-quote')).toHaveLength(0);
  });

  it.each(Object.entries(finishLaterFailures))('says why no email was sent: %s', async (code, words) => {
    const page = await opened(
      answering(saveQuote, () => {
        throw refusal(422, code);
      }),
    );
    await page.send();
    expect(page.summary.getByRole('alert', { hidden: true })).toHaveTextContent(words);
    expect(page.field).toHaveValue('ann@lee.test');
  });

  it('every error code of the call has a sentence', () => {
    expect(Object.keys(finishLaterFailures).sort()).toEqual(Object.keys(saveQuote.errors ?? {}).sort());
  });
});
