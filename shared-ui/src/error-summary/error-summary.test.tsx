import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary } from './error-summary.tsx';

const errors = [{ fieldId: 'zip', message: 'Enter a ZIP code.' }];

describe('error summary', () => {
  it('takes focus on each failed submit and leads to the control', async () => {
    const page = (turn: number) => (
      <>
        <ErrorSummary errors={errors} turn={turn} />
        <input id="zip" aria-label="ZIP code" />
      </>
    );
    const { rerender } = render(page(1));
    const summary = screen.getByRole('region', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Enter a ZIP code.' }));
    expect(screen.getByRole('textbox', { name: 'ZIP code' })).toHaveFocus();
    rerender(page(2));
    expect(summary).toHaveFocus();
  });

  it('is not there without errors', () => {
    const { container } = render(<ErrorSummary errors={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
