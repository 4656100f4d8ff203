import '@testing-library/jest-dom';
import '../testing/native-dialog.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField } from './date-field.tsx';

const changed = jest.fn();

// Loaded beforehand: the first load of the calendar takes longer than a query waits.
beforeAll(() => import('../calendar/calendar.tsx'));

function Sample() {
  const [date, setDate] = useState<string | null>('2026-12-15');
  const change = (next: string | null) => {
    changed(next);
    setDate(next);
  };
  return (
    <DateField
      label="Pickup date"
      value={date}
      onChange={change}
      min="2026-12-02"
      max="2027-05-31"
      today="2026-12-01"
      unavailable={(day) => (day === '2026-12-16' ? 'Origin Club Closed' : null)}
    />
  );
}

/** The field next to a tile with another day. */
function WithTile() {
  const [date, setDate] = useState<string | null>(null);
  return (
    <>
      <button type="button" onClick={() => setDate('2026-12-18')}>
        Fri, Dec 18
      </button>
      <DateField label="Pickup date" value={date} onChange={setDate} min="2026-12-02" />
    </>
  );
}
const box = () => screen.getByRole('textbox', { name: 'Pickup date' });
const type = async (text: string) => {
  await userEvent.clear(box());
  await userEvent.type(box(), `${text}{Enter}`);
};

describe('date field', () => {
  beforeEach(() => {
    changed.mockClear();
    // A page shows no error in its first five seconds (VL-40).
    jest.spyOn(performance, 'now').mockReturnValue(6000);
  });
  afterEach(() => jest.restoreAllMocks());

  it('VL-40 shows no error for a text that is not a date in the first five seconds of a page, and then does', () => {
    jest.useFakeTimers();
    jest.spyOn(performance, 'now').mockReturnValue(1000);
    render(<Sample />);
    fireEvent.change(box(), { target: { value: 'soon' } });
    fireEvent.blur(box());
    act(() => void jest.advanceTimersByTime(3900));
    expect(box()).toHaveAccessibleDescription('MM/DD/YYYY');
    act(() => void jest.advanceTimersByTime(200));
    expect(box()).toHaveAccessibleDescription(/Enter the date as month/);
    jest.useRealTimers();
  });

  it('the day of a pressed tile replaces an invalid text and its error', async () => {
    render(<WithTile />);
    await type('13/45/2026');
    expect(box()).toHaveAccessibleDescription(/Enter the date as month/);
    await userEvent.click(screen.getByRole('button', { name: 'Fri, Dec 18' }));
    expect(box()).toHaveValue('12/18/2026');
    expect(box()).toHaveAccessibleDescription('MM/DD/YYYY');
  });

  it('accepts a typed date', async () => {
    render(<Sample />);
    await type('12/18/2026');
    expect(changed).toHaveBeenLastCalledWith('2026-12-18');
    expect(box()).toBeValid();
  });

  it.each([
    ['12/16/2026', 'Wed, Dec 16 is not available: Origin Club Closed. Choose Tue, Dec 15 or Thu, Dec 17.'],
    ['12/01/2026', 'The earliest possible date is Wed, Dec 2.'],
    ['6/1/2027', 'The latest possible date is 05/31/2027.'],
    ['soon', 'Enter the date as month, day and year, like 12/24/2026.'],
  ])('the field keeps the text %s and says: %s', async (typed, message) => {
    render(<Sample />);
    await type(typed);
    expect(box()).toHaveValue(typed);
    expect(box()).toHaveAccessibleDescription(`MM/DD/YYYY ${message}`);
    expect(changed).toHaveBeenLastCalledWith(null);
  });

  it('the calendar says why days are struck, can be used by keyboard and returns focus', async () => {
    render(<Sample />);
    const opener = screen.getByRole('button', { name: 'Calendar for Pickup date' });
    await userEvent.click(opener);
    const closed = await screen.findByRole('button', { name: /December 16, 2026, Origin Club Closed/ });
    expect(closed).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('Wed, Dec 16: Origin Club Closed')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(changed).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(changed).toHaveBeenLastCalledWith('2026-12-17');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('a typed day changes nothing on the page until the press on Calendar has ended', async () => {
    const user = userEvent.setup();
    changed.mockClear();
    render(<Sample />);
    await user.clear(box());
    await user.type(box(), '12/17/2026');
    const opener = screen.getByRole('button', { name: 'Calendar for Pickup date' });
    await user.pointer({ keys: '[MouseLeft>]', target: opener });
    expect(changed).not.toHaveBeenCalled();
    await user.pointer({ keys: '[/MouseLeft]', target: opener });
    expect(changed).toHaveBeenCalledWith('2026-12-17');
    expect(await screen.findByRole('dialog', { name: 'Pickup date' })).toBeVisible();
  });

  it('the calendar opens on the month of the first available day, and reports the visible months', async () => {
    const months: (string | null)[] = [];
    render(
      <DateField
        label="Pickup date"
        value={null}
        onChange={changed}
        min="2026-12-30"
        max="2027-05-31"
        today="2026-12-01"
        unavailable={(day) => (day < '2027-01-04' ? 'Closed' : null)}
        price={(day) => (day === '2027-01-04' ? 6898 : null)}
        priceNote="The lowest price."
        onMonth={(month) => months.push(month)}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Calendar for Pickup date' }));
    expect(await screen.findByRole('button', { name: /January 4, 2027.*, \$69$/ })).toHaveFocus();
    expect(screen.getByText('The lowest price.')).toBeVisible();
    expect(screen.getByText('Closed: 1, 2, 3')).toBeVisible();
    await userEvent.keyboard('{PageDown}');
    await userEvent.keyboard('{Escape}');
    expect([...new Set(months)]).toEqual(['2027-01', '2027-02', null]);
  });
});
