import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary } from './error-summary.tsx';

const errors = [{ fieldId: 'zip', message: 'Enter a ZIP code.' }];

describe('error summary', () => {
  it('the summary takes focus on each failed submit and links to the control', async () => {
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

  it('the summary stays away after all errors are fixed, until the next submit', () => {
    const page = (shown: typeof errors, press: number) => <ErrorSummary errors={shown} press={press} />;
    const { rerender } = render(page(errors, 1));
    rerender(page([], 1));
    rerender(page(errors, 1));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    rerender(page(errors, 2));
    expect(screen.getByRole('region', { name: 'There is a problem' })).toBeVisible();
  });

  it('D3-5 the title of the page is marked until the last summary is gone', () => {
    document.title = 'Ship golf bags';
    const page = (first: typeof errors, second: typeof errors) => (
      <>
        <ErrorSummary errors={first} turn={1} />
        <ErrorSummary errors={second} title="Also here" />
      </>
    );
    const { rerender, unmount } = render(page(errors, errors));
    expect(document.title).toBe('Error: Ship golf bags');
    rerender(page([], errors));
    expect(document.title).toBe('Error: Ship golf bags');
    rerender(page([], []));
    expect(document.title).toBe('Ship golf bags');
    rerender(page(errors, []));
    unmount();
    expect(document.title).toBe('Ship golf bags');
  });

  it('an error that returns between two submits does not move the focus', () => {
    const page = (shown: typeof errors) => (
      <>
        <ErrorSummary errors={shown} turn={1} />
        <input aria-label="City" />
      </>
    );
    const { rerender } = render(page(errors));
    rerender(page([]));
    const city = screen.getByRole('textbox', { name: 'City' });
    city.focus();
    rerender(page(errors));
    expect(screen.getByRole('region', { name: 'There is a problem' })).toBeVisible();
    expect(city).toHaveFocus();
  });

  it('the summary is absent without errors', () => {
    const { container } = render(<ErrorSummary errors={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
