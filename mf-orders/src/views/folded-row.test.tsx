import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FoldsContext, OrderSection } from './order-section.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
});
const shown = (busy = false) =>
  render(
    <FoldsContext value={true}>
      <a href="#change">Book another day</a>
      <OrderSection id="change" title="Change or cancel" busy={busy}>
        <button type="button">Change date</button>
      </OrderSection>
    </FoldsContext>,
  );
const row = () => screen.getByRole('group') as HTMLDetailsElement;

describe('a part of the order as a row', () => {
  it('OR-07 a row opens on a press, and closes on another', async () => {
    shown();
    expect(row().open).toBe(false);
    await userEvent.click(screen.getByText('Change or cancel'));
    expect(row().open).toBe(true);
    await userEvent.click(screen.getByText('Change or cancel'));
    expect(row().open).toBe(false);
  });

  it('OR-07 a row is open if the link in an email points to it', () => {
    window.history.replaceState(null, '', '/#change');
    shown();
    expect(row().open).toBe(true);
  });

  it('OR-07 a row opens by a link on the page, even by the same one again', async () => {
    shown();
    await userEvent.click(screen.getByRole('link'));
    expect(row().open).toBe(true);
    await userEvent.click(screen.getByText('Change or cancel'));
    await userEvent.click(screen.getByRole('link'));
    expect(row().open).toBe(true);
  });

  it('OR-07 a row is open if something is in progress', () => {
    shown(true);
    expect(row().open).toBe(true);
  });

  it('OR-07 a row is open in print, and as before afterwards', () => {
    shown();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(row().open).toBe(true);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(row().open).toBe(false);
  });
});
