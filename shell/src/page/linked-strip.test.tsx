import '@testing-library/jest-dom';
import { noteChosenPrice } from '@sendahead/shared-contracts/page/chosen-price';
import { act, render, screen } from '@testing-library/react';
import { LinkedStrip } from './linked-strip.tsx';

const strip = () => screen.getByRole('region', { name: 'Your route' });
const nothing = { from: null, to: null, dates: '', items: 'No items yet', isEmpty: true };

beforeEach(() => {
  jest.useFakeTimers({ now: performance.timeOrigin });
  history.replaceState(null, '', '/ship?shipping_to=7&product=SKI-ONE,SKI-ONE');
  noteChosenPrice(sessionStorage, location.href, 9745, { from: 'Boston, MA', to: 'Harebell Lodge' });
});
afterEach(() => jest.useRealTimers());

describe('the strip of a booking that the price box opened', () => {
  it('AD-42 the strip names the trip of the price box until the sections know it', () => {
    const { rerender } = render(<LinkedStrip {...nothing} />);
    for (const words of ['Boston, MA', 'Harebell Lodge', '2 items']) expect(strip()).toHaveTextContent(words);
    const known = {
      from: { place: 'Salem, MA' },
      to: { place: 'Aspen, CO' },
      items: '1 item',
      isEmpty: false,
    };
    rerender(<LinkedStrip {...nothing} {...known} />);
    expect(strip()).toHaveTextContent('Salem, MA');
    rerender(<LinkedStrip {...nothing} />);
    expect(strip()).toHaveTextContent('Where from?');
    expect(strip()).toHaveTextContent('No items yet');
  });

  it('AD-42 the strip asks again when the sections do not get to know the trip', () => {
    render(<LinkedStrip {...nothing} />);
    act(() => jest.advanceTimersByTime(15_000));
    expect(strip()).toHaveTextContent('Where to?');
  });
});
