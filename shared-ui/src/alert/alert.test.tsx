import '@testing-library/jest-dom';
import '../testing/native-dialog.ts';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Modal } from '../modal/modal.tsx';
import { type AlertEntry, AlertStack, MessageLog } from './alert.tsx';

const saved: AlertEntry = { id: '1', severity: 'success', text: 'Draft saved', lifetimeMs: 3000 };
const failed: AlertEntry = { id: '2', severity: 'danger', text: 'Coupon expired', lifetimeMs: 3000 };
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('alerts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('CN-07 an alert disappears after its lifetime', () => {
    const dismiss = jest.fn();
    render(<AlertStack alerts={[saved]} onDismiss={dismiss} />);
    wait(2999);
    expect(dismiss).not.toHaveBeenCalled();
    wait(1);
    expect(dismiss).toHaveBeenCalledWith('1');
  });

  it('an alert pauses its timer under the pointer and under focus', () => {
    const dismiss = jest.fn();
    render(<AlertStack alerts={[saved]} onDismiss={dismiss} />);
    wait(2000);
    fireEvent.mouseMove(screen.getByText('Draft saved'));
    wait(10_000);
    fireEvent.focus(screen.getByRole('button', { name: 'Dismiss: Draft saved' }));
    fireEvent.mouseLeave(screen.getByText('Draft saved'));
    wait(10_000);
    expect(dismiss).not.toHaveBeenCalled();
    fireEvent.blur(screen.getByRole('button', { name: 'Dismiss: Draft saved' }));
    wait(1000);
    expect(dismiss).toHaveBeenCalledTimes(1);
  });

  it('ER-18 an alert disappears under a pointer that only rests there', () => {
    const dismiss = jest.fn();
    render(<AlertStack alerts={[saved]} onDismiss={dismiss} />);
    fireEvent.mouseEnter(screen.getByText('Draft saved'));
    wait(3000);
    expect(dismiss).toHaveBeenCalledWith('1');
  });

  it('an error never disappears by itself, and is announced immediately', () => {
    const dismiss = jest.fn();
    render(<AlertStack alerts={[failed]} onDismiss={dismiss} />);
    wait(60_000);
    expect(dismiss).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('Coupon expired');
  });

  it('the log keeps every message', () => {
    render(<MessageLog entries={[saved, failed]} />);
    expect(screen.getByText('2 messages')).toBeInTheDocument();
    expect(screen.getByText('Draft saved')).toBeInTheDocument();
  });
});

describe('ER-18 alerts and dialogs', () => {
  it('messages appear in the open dialog, where they can be seen and pressed, and move back to the page when it closes', () => {
    const dismiss = jest.fn();
    const page = (open: boolean) => (
      <>
        <AlertStack alerts={[saved]} onDismiss={dismiss} />
        <Modal open={open} title="Terms" onClose={() => undefined}>
          Words
        </Modal>
      </>
    );
    const { rerender } = render(page(false));
    rerender(page(true));
    const dialog = within(screen.getByRole('dialog', { name: 'Terms' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Dismiss: Draft saved' }));
    expect(dismiss).toHaveBeenCalledWith('1');
    rerender(page(false));
    expect(screen.getByText('Draft saved')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
