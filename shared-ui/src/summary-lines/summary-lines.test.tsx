import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SummaryLines, SummaryTotal } from './summary-lines.tsx';

describe('summary', () => {
  it('PR-06 the lines say what, for whom and how much, and explain themselves on request', async () => {
    const explain = [{ label: 'Zone', value: '7' }];
    render(
      <SummaryLines
        lines={[
          { id: 'bag', what: 'Golf bag', detail: 'Dana', cents: 123456, explain },
          { id: 'off', what: 'Coupon', cents: -500, kind: 'discount' },
        ]}
      />,
    );
    const [bag, coupon] = within(screen.getByRole('list', { name: 'Price' })).getAllByRole('listitem');
    expect(bag).toHaveTextContent('Golf bag$1,234.56Dana');
    expect(coupon).toHaveTextContent('Coupon−$5.00');
    expect(screen.getByText('Zone')).not.toBeVisible();
    await userEvent.click(screen.getByText(/How this is priced/));
    expect(screen.getByText('Zone')).toBeVisible();
  });

  it('the old total is shown until a new one arrives', () => {
    render(<SummaryTotal cents={10256} state="updating" />);
    expect(screen.getByText('$102.56')).toBeVisible();
    expect(screen.getByText('Updating…')).toBeVisible();
  });
});
