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

  it('is drawn where it comes between the first drawing and its effect', async () => {
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

  it('B3-23 tries again by itself when the browser is online', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Heavy);
    shown(load).draw();
    // Until its effects have run, too: only then does it listen for the browser.
    await act(() => Promise.resolve());
    expect(screen.getByRole('button', { name: 'We couldn’t load this. Try again' })).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Here')).toBeVisible();
  });

  it('says that it did not load, and is tried again', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Heavy);
    const { draw, report } = shown(load);
    draw();
    await act(() => Promise.resolve());
    expect(report).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'We couldn’t load this. Try again' }));
    expect(await screen.findByText('Here')).toBeVisible();
  });
});
