import { noteChosenPrice } from '@sendahead/shared-contracts/page/chosen-price';
import { act, renderHook } from '@testing-library/react';
import { useChosenPrice } from './use-chosen-price.ts';

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  jest.replaceProperty(performance, 'timeOrigin', Date.now());
  noteChosenPrice(sessionStorage, location.href, 13_240);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});
const shown = (first: number | null = null) =>
  renderHook(({ now }: { now: number | null }) => useChosenPrice(now), { initialProps: { now: first } });

describe('the price that was pressed', () => {
  it('OPEN-01 PR-02 the pressed price is shown until the booking has its own, and needs no note if both are the same', () => {
    const { result, rerender } = shown();
    expect(result.current).toEqual({ until: 13_240, was: null });
    rerender({ now: 13_240 });
    expect(result.current).toEqual({ until: null, was: null });
    rerender({ now: 15_000 });
    expect(result.current.was).toBeNull();
  });

  it('OPEN-01 PR-02 the pressed price is named for a while if the booking has a different one', () => {
    const { result, rerender } = shown();
    rerender({ now: 14_000 });
    expect(result.current).toEqual({ until: null, was: 13_240 });
    act(() => void jest.advanceTimersByTime(20_000));
    expect(result.current.was).toBeNull();
  });

  it('OPEN-01 PR-02 the pressed price disappears if the booking finds no price', () => {
    const { result } = shown();
    act(() => void jest.advanceTimersByTime(15_000));
    expect(result.current.until).toBeNull();
  });
});
