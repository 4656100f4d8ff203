import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demanded, ViewOnDemand } from './on-demand.tsx';

const Heavy = () => <p>Here</p>;
function shown(load: () => Promise<typeof Heavy>) {
  const heavy = demanded(load);
  const report = jest.fn();
  const draw = () => render(<ViewOnDemand of={heavy} props={{}} report={report} />);
  return { draw, read: heavy.read, report };
}

describe('a view on demand', () => {
  it('a view that was loaded before is rendered immediately', async () => {
    const { draw, read } = shown(() => Promise.resolve(Heavy));
    await read();
    draw();
    expect(screen.getByText('Here')).toBeVisible();
  });

  it('a view that arrives between the first rendering and its effect is rendered', async () => {
    let view: typeof Heavy | undefined;
    const of = {
      read: () => Promise.resolve(),
      get view() {
        const present = view;
        view = Heavy;
        return present;
      },
    };
    render(<ViewOnDemand of={of} props={{}} report={jest.fn()} />);
    expect(await screen.findByText('Here')).toBeVisible();
  });

  it('B3-23 a failed view is loaded again when the browser is online', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Heavy);
    shown(load).draw();
    // Also waits until its effects have run: only then does it listen for the browser's event.
    await act(() => Promise.resolve());
    expect(screen.getByRole('button', { name: 'We couldn’t load this. Try again' })).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Here')).toBeVisible();
  });

  it('a view that did not load says so, and can be retried', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Heavy);
    const { draw, report } = shown(load);
    draw();
    await act(() => Promise.resolve());
    expect(report).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'We couldn’t load this. Try again' }));
    expect(await screen.findByText('Here')).toBeVisible();
  });
});
