import '@testing-library/jest-dom';
import { of } from '@sendahead/shared-contracts/bus/rx';
import { plainPrice } from '@sendahead/shared-contracts/factories/price';
import { noteChosenPrice } from '@sendahead/shared-contracts/page/chosen-price';
import { pageStorage } from '@sendahead/shared-contracts/page/page-storage';
import type { PriceResponse } from '@sendahead/shared-contracts/pricing/schema';
import type { Quote } from '@sendahead/shared-contracts/pricing/slice';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { render, screen } from '@testing-library/react';
import { emptyPage } from './page-state.ts';
import { PriceBar } from './price-bar.tsx';

const nextStep = () => document.querySelector('[data-place="next-step"]');
const open = (quote?: Quote, changes = false) =>
  render(
    <PriceBar state={of({ ...emptyPage, quote })} changes={changes} open={false} onOpen={() => undefined} />,
  );

beforeEach(() => sessionStorage.clear());

describe('the bar of narrow pages', () => {
  it('OPEN-01 the bar shows the price that was pressed, and keeps the fragment of the next step while it loads', async () => {
    const now = performance.timeOrigin;
    jest.spyOn(Date, 'now').mockReturnValueOnce(now);
    noteChosenPrice(pageStorage('sessionStorage'), window.location.href, 14_605);
    open();
    const place = nextStep();
    const fragment = document.createElement('button');
    place?.append(fragment);
    expect(await screen.findByText('Checking this price…')).toBeVisible();
    expect(screen.getByText('$146.05')).toBeVisible();
    expect(nextStep()).toBe(place);
    expect(place).toContainElement(fragment);
  });

  it('OPEN-01 the bar does not mention a price box if the booking was opened without one', async () => {
    open();
    expect(screen.queryByText('Checking this price…')).not.toBeInTheDocument();
    expect(nextStep()).toBeInTheDocument();
  });

  const changed = (total: number, more: Partial<PriceResponse> = {}): Quote => ({
    state: 'priced',
    price: plainPrice(total, { paid_before_cents: cents(12_495), ...more }),
    soFarCents: 6900,
  });

  it.each([
    [2500, 'You pay $25.00 more'],
    [-5600, 'We’ll refund you $56.00'],
    [0, 'No difference'],
  ])('CH-27 the bar of a change says what the change costs (%d)', async (final, words) => {
    open(changed(final), true);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText('From')).not.toBeInTheDocument();
  });

  it('CH-27 the bar of a change says which club gets the refund', async () => {
    open(changed(-5600, { refund_to_club: 'Pinehurst' }), true);
    expect(await screen.findByText('We’ll refund $56.00 to Pinehurst')).toBeVisible();
  });

  it('CH-27 the bar of a change without a price shows no price of the trip', async () => {
    open({ state: 'asking', price: null, soFarCents: 6900 }, true);
    expect(screen.queryByText(/\$69/)).not.toBeInTheDocument();
    expect(await screen.findByText('No price for the change yet')).toBeVisible();
    expect(screen.queryByText(/\$69/)).not.toBeInTheDocument();
  });
});
