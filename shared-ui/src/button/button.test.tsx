import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';

describe('button', () => {
  it('while busy keeps focus, ignores presses and says what it does', async () => {
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

  it('does not submit a form unless asked to', () => {
    render(<Button>Add</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });
});
