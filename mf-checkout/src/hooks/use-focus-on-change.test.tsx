import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useFocusOnChange } from './use-focus-on-change.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Led({ turn }: { turn: number | null }) {
  const box = useFocusOnChange(turn);
  return (
    <>
      <div ref={box} tabIndex={-1} data-testid="box" />
      <button type="button">Elsewhere</button>
    </>
  );
}

describe('a box that is led to', () => {
  const led = () => {
    const { rerender } = render(<Led turn={null} />);
    rerender(<Led turn={1} />);
    expect(screen.getByTestId('box')).toHaveFocus();
  };
  const pass = () => act(() => jest.advanceTimersByTime(200));

  it('D3-2 a box takes the focus again from a sheet that returned it to its opener', () => {
    led();
    screen.getByRole('button').focus();
    pass();
    expect(screen.getByTestId('box')).toHaveFocus();
  });

  it.each(['keyDown', 'pointerDown'] as const)('D3-2 a box leaves the focus alone after %s', (input) => {
    led();
    screen.getByRole('button').focus();
    fireEvent[input](screen.getByRole('button'));
    pass();
    expect(screen.getByRole('button')).toHaveFocus();
  });
});
