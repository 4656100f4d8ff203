import '@testing-library/jest-dom';
import { of } from '@sendahead/shared-contracts/bus/rx';
import { noteChosenPrice } from '@sendahead/shared-contracts/page/chosen-price';
import { pageStorage } from '@sendahead/shared-contracts/page/page-storage';
import { render, screen } from '@testing-library/react';
import { emptyPage } from './page-state.ts';
import { PriceBar } from './price-bar.tsx';

const nextStep = () => document.querySelector('[data-place="next-step"]');
const open = () => render(<PriceBar state={of(emptyPage)} open={false} onOpen={() => undefined} />);

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
});
