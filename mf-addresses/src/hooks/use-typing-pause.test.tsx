import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { typingPauseMs, useTypingPause } from './use-typing-pause.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Page({ wanted }: { wanted: boolean }) {
  return (
    <>
      <input aria-label="Name" />
      <button type="button">Next</button>
      {useTypingPause(wanted) ? <p>Open</p> : null}
    </>
  );
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const isOpen = () => screen.queryByText('Open') !== null;

describe('AD-12 a dialog that an answer opens', () => {
  it('the dialog waits while somebody types, and opens after a pause', () => {
    const { rerender } = render(<Page wanted={false} />);
    const field = screen.getByLabelText('Name');
    act(() => field.focus());
    rerender(<Page wanted />);
    pass(typingPauseMs - 1);
    fireEvent.input(field, { target: { value: 'An' } });
    pass(typingPauseMs - 1);
    expect(isOpen()).toBe(false);
    pass(1);
    expect(isOpen()).toBe(true);
  });

  it('the dialog opens if the focus is not in a field, or leaves it for a button', () => {
    const { rerender } = render(<Page wanted />);
    pass(0);
    expect(isOpen()).toBe(true);
    rerender(<Page wanted={false} />);
    act(() => screen.getByLabelText('Name').focus());
    rerender(<Page wanted />);
    pass(100);
    expect(isOpen()).toBe(false);
    act(() => screen.getByRole('button').focus());
    pass(0);
    expect(isOpen()).toBe(true);
  });
});
