import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { PRICE_QUIET_MS, PriceAnnouncer } from './price-announcer.tsx';

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const settle = () => {
  wait(PRICE_QUIET_MS);
  wait(100);
};

describe('price announcer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('the total is announced after a quiet second, not before', () => {
    render(<PriceAnnouncer cents={10256} updating={false} />);
    wait(PRICE_QUIET_MS - 1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    settle();
    expect(screen.getByRole('status')).toHaveTextContent('Total $102.56');
  });

  it('a burst of changes is announced once, and never while updating', () => {
    const { rerender } = render(<PriceAnnouncer cents={100} updating={false} />);
    wait(600);
    rerender(<PriceAnnouncer cents={200} updating={false} />);
    wait(600);
    rerender(<PriceAnnouncer cents={200} updating />);
    wait(5000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<PriceAnnouncer cents={300} updating={false} />);
    settle();
    expect(screen.getByRole('status')).toHaveTextContent('Total $3.00');
  });

  it('an update that ends at the same total is not announced', () => {
    const { rerender } = render(<PriceAnnouncer cents={100} updating={false} />);
    settle();
    const heard: (string | null)[] = [];
    const recorder = new MutationObserver(() => heard.push(screen.getByRole('status').textContent));
    recorder.observe(screen.getByRole('status'), { childList: true, characterData: true, subtree: true });
    rerender(<PriceAnnouncer cents={100} updating />);
    settle();
    rerender(<PriceAnnouncer cents={100} updating={false} />);
    settle();
    expect(recorder.takeRecords()).toEqual([]);
    expect(heard).toEqual([]);
    recorder.disconnect();
  });
});
