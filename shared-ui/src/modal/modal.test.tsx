import '@testing-library/jest-dom';
import '../testing/native-dialog.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Modal } from './modal.tsx';

function Sample({ variant }: { variant?: 'static' }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Terms
      </button>
      <Modal
        open={open}
        title="Terms"
        variant={variant}
        why="The order waits for you."
        onClose={close}
        actions={
          <button type="button" onClick={close}>
            Accept
          </button>
        }
      >
        Words
      </Modal>
    </>
  );
}

const open = async () => userEvent.click(screen.getByRole('button', { name: 'Terms' }));

/** The button that opens the dialog is re-created while the dialog is open. */
function Redrawn() {
  const [turn, setTurn] = useState(0);
  return (
    <>
      <button key={turn} id="country" type="button" onClick={() => setTurn(1)}>
        Country
      </button>
      <Modal open={turn === 1} title="Customs" onClose={() => setTurn(2)}>
        Words
      </Modal>
    </>
  );
}

/** A dialog with a calendar that opens over it. */
function Nested() {
  const [open, setOpen] = useState({ dates: true, calendar: false });
  return (
    <Modal open={open.dates} title="Dates" onClose={() => setOpen({ dates: false, calendar: false })}>
      <button type="button" onClick={() => setOpen({ dates: true, calendar: true })}>
        Calendar
      </button>
      <Modal
        open={open.calendar}
        title="December"
        onClose={() => setOpen((now) => ({ ...now, calendar: false }))}
      >
        Days
      </Modal>
    </Modal>
  );
}

describe('modal', () => {
  it('Esc closes only the upper of two dialogs', async () => {
    render(<Nested />);
    await userEvent.click(screen.getByRole('button', { name: 'Calendar' }));
    expect(screen.getByRole('dialog', { name: 'December' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'December' })).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Dates' })).toBeVisible();
  });

  it('a modal takes focus, closes on Esc and returns focus to its opener', async () => {
    render(<Sample />);
    await open();
    const dialog = screen.getByRole('dialog', { name: 'Terms' });
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Terms' })).toHaveFocus();
  });

  it('focus goes to the element that replaced the opener', async () => {
    render(<Redrawn />);
    await userEvent.click(screen.getByRole('button', { name: 'Country' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Country' })).toHaveFocus();
  });

  it('a modal closes on a click outside and with its close button', async () => {
    render(<Sample />);
    await open();
    await new Promise((later) => setTimeout(later, 450));
    await userEvent.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('CO-146 a modal stays open at the second press of the double click that opened it', async () => {
    render(<Sample />);
    await open();
    await userEvent.click(screen.getByRole('dialog'));
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('a static modal ignores Esc and outside clicks, says why, and closes only with its action', async () => {
    render(<Sample variant="static" />);
    await open();
    await userEvent.keyboard('{Escape}{Escape}');
    await userEvent.click(screen.getByRole('dialog'));
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('The order waits for you.');
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Terms' })).toHaveFocus();
  });
});
