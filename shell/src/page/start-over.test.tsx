import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ClearedBooking } from '../carts/cleared-booking.ts';
import { StartOverButton, UndoStartOver } from './start-over.tsx';

const leftBooking = (isThere: boolean) => {
  const done: string[] = [];
  const left: ClearedBooking = {
    isThere,
    leave: () => undefined,
    takeBack: () => void done.push('taken back'),
    forget: () => void done.push('forgotten'),
  };
  return { left, done };
};

describe('starting over', () => {
  it('Start over clears the booking once for any number of clicks', async () => {
    let pressed = 0;
    const startOver = () => {
      pressed += 1;
      return new Promise<void>(() => undefined);
    };
    render(<StartOverButton startOver={startOver} />);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Start over' }));
    expect(pressed).toBe(1);
  });

  it('Start over offers to restore the booking for a minute, and then forgets it', () => {
    jest.useFakeTimers();
    const { left, done } = leftBooking(true);
    render(<UndoStartOver left={left} />);
    expect(screen.getByRole('status')).toHaveTextContent('Your booking was cleared.');
    act(() => jest.advanceTimersByTime(59_999));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByRole('button')).toBeNull();
    expect(done).toEqual(['forgotten']);
    jest.useRealTimers();
  });

  it('the page says nothing when nothing was cleared', () => {
    render(<UndoStartOver left={leftBooking(false).left} />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
