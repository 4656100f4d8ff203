import { paymentBody } from '../../state/payment-body.ts';
import '@testing-library/jest-dom';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { shipPrice } from '@sendahead/shared-contracts/pricing/calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { act } from '@testing-library/react';
import { goodPoints } from '../../testing/page-slices.ts';
import { priceOf } from '../../testing/prices.ts';
import { shown, wait } from './testing/shown-summary.tsx';

beforeAll(() => import('./once-priced.tsx'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the coupon', () => {
  it('PR-07 a customer whose coupon is not tried now reads until when, and the order is placed without the code', async () => {
    const coupon_wait_until = new Date(2026, 10, 25, 15, 40).toISOString();
    const page = shown({ answers: [answering(shipPrice, priceOf(500, { coupon_wait_until }))] });
    act(() => page.complete());
    await wait(500);
    await page.user.type(page.summary.getByLabelText('Coupon code'), 'LATER');
    await page.user.click(page.summary.getByRole('button', { name: 'Apply', hidden: true }));
    await wait(500);
    expect(page.summary.getByLabelText('Coupon code')).toHaveAccessibleDescription(
      'Too many wrong coupon codes. Try again at 3:40 PM, or place your order without this code.',
    );
    expect(paymentBody(page.checkout.store.getState(), null)).toMatchObject({ coupon: '' });
  });

  it('PR-07 ER-07 ER-08 the coupon field says why a code does not apply', async () => {
    const page = shown({ answers: [answering(shipPrice, priceOf(500, { coupon_invalid: true }))] });
    act(() => page.complete());
    await wait(500);
    await page.user.type(page.summary.getByLabelText('Coupon code'), 'OLD');
    await page.user.click(page.summary.getByRole('button', { name: 'Apply', hidden: true }));
    await wait(500);
    expect(page.summary.getByLabelText('Coupon code')).toHaveAccessibleDescription(
      'This coupon is no longer valid',
    );
    await page.user.click(page.summary.getByRole('button', { name: 'Clear', hidden: true }));
    expect(page.summary.getByLabelText('Coupon code')).toHaveValue('');
    expect(page.summary.getByLabelText('Coupon code')).toBeVisible();
  });

  it.each([
    ['nothing is entered', undefined],
    ['a price so far shows, since an address is missing', { valid: false }],
  ])('PR-07 a code entered while %s waits for the booking without an error', async (_what, points) => {
    const page = shown({ answers: [] });
    if (points)
      act(() => {
        page.complete();
        page.page.points(goodPoints(points));
      });
    await wait(500);
    await page.user.type(page.summary.getByLabelText('Coupon code'), 'EARLY');
    await page.user.click(page.summary.getByRole('button', { name: 'Apply', hidden: true }));
    const waiting = page.summary.getByText('We’ll check this code once your booking is complete.');
    expect(waiting).toHaveClass('checkout-coupon__waits');
    expect(page.summary.queryByText(/when your price is ready/)).not.toBeInTheDocument();
  });

  it('PR-07 a code that waits for a booking that became incomplete says so next to the old price', async () => {
    const page = shown({ answers: [answering(shipPrice, priceOf(500))] });
    act(() => page.complete());
    await wait(500);
    act(() => page.page.points(goodPoints({ valid: false })));
    await wait(500);
    await page.user.type(page.summary.getByLabelText('Coupon code'), 'LATE');
    await page.user.click(page.summary.getByRole('button', { name: 'Apply', hidden: true }));
    expect(page.summary.getByText('We’ll check this code once your booking is complete.')).toBeVisible();
  });

  it('PR-07 a code is marked as being checked while the first price is requested', async () => {
    const page = shown({ answers: [answering(shipPrice, () => new Promise(() => undefined))] });
    act(() => page.complete());
    await wait(500);
    await page.user.type(page.summary.getByLabelText('Coupon code'), 'SOON');
    await page.user.click(page.summary.getByRole('button', { name: 'Apply', hidden: true }));
    expect(page.summary.getByText('Checking this code…')).toBeVisible();
  });

  it('PR-07 ER-08 a coupon shows its discount and its notice', async () => {
    const coupon = { code: 'SPRING10', title: 'Spring', amount_cents: cents(-1000) };
    const page = shown({
      answers: [
        answering(
          shipPrice,
          priceOf(500, { coupon, coupon_code: 'SPRING10', coupon_notice: 'The retail rate applies.' }),
        ),
      ],
    });
    act(() => {
      page.complete();
      page.checkout.store.dispatch({ type: 'coupon-restored', code: 'SPRING10' });
    });
    await wait(500);
    expect(page.summary.getByText('Spring applied.')).toBeInTheDocument();
    expect(page.summary.getByText('The retail rate applies.')).toBeInTheDocument();
  });
});
