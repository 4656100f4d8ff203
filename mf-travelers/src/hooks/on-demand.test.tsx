import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { started } from '../testing/started.ts';
import { demanded, OnDemand } from './on-demand.tsx';
import { TravelersContext } from './use-travelers.ts';

const Heavy = () => <p>Here</p>;
function shown(load: () => Promise<typeof Heavy>) {
  const { store, host } = started();
  const heavy = demanded(load);
  const report = jest.spyOn(host, 'report');
  const draw = () =>
    render(
      <TravelersContext value={{ store, host }}>
        <OnDemand of={heavy} props={{}} />
      </TravelersContext>,
    );
  return { draw, read: heavy.read, report };
}

describe('a view on demand', () => {
  it('is drawn at once where it was read before', async () => {
    const { draw, read } = shown(() => Promise.resolve(Heavy));
    await read();
    draw();
    expect(screen.getByText('Here')).toBeVisible();
  });

  it('says that it did not load, and is tried again', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Heavy);
    const { draw, report } = shown(load);
    draw();
    await act(() => Promise.resolve());
    expect(report).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'This did not load. Try again' }));
    expect(await screen.findByText('Here')).toBeVisible();
  });
});
