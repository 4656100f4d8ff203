import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';

describe('button', () => {
  it('a busy button keeps focus, ignores presses and announces what it does', async () => {
    const press = jest.fn();
    render(
      <Button busy busyLabel="Placing your order" onClick={press}>
        Place order
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Placing your order' });
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('a button does not submit a form unless it has the type submit', () => {
    render(<Button>Add</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });
});
