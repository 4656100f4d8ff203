import '@testing-library/jest-dom';
import { readCalendar } from '@sendahead/shared-ui/testing/read-calendar';
import '@sendahead/shared-ui/testing/native-dialog';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { priceCalendar } from '@sendahead/shared-contracts/services/price-calendar-calls';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose, planned } from '../../testing/planned.ts';
import { readLazies } from '../../testing/read-lazies.ts';
import { pass } from '../../testing/started.ts';
import { bag, golfer } from '../../testing/upstream-slices.ts';
import { ItinerarySection } from './itinerary-section.tsx';

// Read once beforehand: a first read takes real time, which the fake clock does not know.
beforeAll(readCalendar);
beforeAll(readLazies);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const asked = 'services.price-calendar';

async function shown(...answers: FakeAnswer[]) {
  const page = await planned(...answers);
  render(<ItinerarySection store={page.store} host={page.host} />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const press = async (name: RegExp) => {
    const [button] = screen.getAllByRole('button', { name });
    if (button) await user.click(button);
    await act(() => pass(500));
  };
  await act(() => pass(1000));
  return { ...page, press, user };
}
const bodies = ({ called }: Awaited<ReturnType<typeof shown>>) =>
  called(asked).map(({ input }) => (input as { body: Record<string, unknown> }).body);

describe('prices in the calendar', () => {
  it('prices are requested when the calendar opens, and are shown at their days', async () => {
    const page = await shown();
    expect(page.called(asked)).toHaveLength(0);
    await page.press(/Calendar for Pickup date/);
    expect(bodies(page)).toMatchObject([{ leg: 'outbound', from: '2026-11-01', until: '2026-11-30' }]);
    expect(screen.getByRole('button', { name: /November 25, 2026, \$69$/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /November 26, 2026, Thanksgiving Day$/ })).toBeVisible();
    expect(screen.getByText(/Each day shows the lowest price for all your bags/)).toBeVisible();
  });

  it('prices are requested month by month, once each', async () => {
    const page = await shown();
    await page.press(/Calendar for Pickup date/);
    await page.press(/^Next/);
    expect(bodies(page).at(-1)).toMatchObject({ from: '2026-12-01', until: '2026-12-31' });
    await page.press(/^Previous/);
    expect(screen.getByRole('button', { name: /November 25, 2026, \$69$/ })).toBeVisible();
    expect(page.called(asked)).toHaveLength(2);
  });

  it('prices are requested again for other bags, when the calendar is opened again', async () => {
    const page = await shown();
    await page.press(/Calendar for Pickup date/);
    await page.press(/^Close/);
    act(() => page.tellTravelers(golfer(bag(), bag())));
    await act(() => pass(1000));
    expect(page.called(asked)).toHaveLength(1);
    await page.press(/Calendar for Pickup date/);
    expect(page.called(asked)).toHaveLength(2);
  });

  it('days without loaded prices can be selected, and prices are requested at the next opening', async () => {
    let down = true;
    const page = await shown(
      answering(priceCalendar, () => {
        if (down) throw refusal(503, 'unavailable');
        return { days: [] };
      }),
    );
    await page.press(/Calendar for Pickup date/);
    expect(screen.getByText(/We couldn’t load the prices/)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: /November 25/ }));
    expect(screen.getByRole('textbox', { name: /Pickup date/ })).toHaveValue('11/25/2026');
    down = false;
    await act(() => pass(1000));
    await page.press(/Calendar for Pickup date/);
    expect(page.called(asked)).toHaveLength(2);
  });

  it('prices of the return leg start with the month of its first free day', async () => {
    const page = await shown();
    await act(() => choose(page, 'outbound', 1));
    const back = within(screen.getByRole('group', { name: 'Your return date' }));
    await page.user.click(back.getByRole('radio', { name: 'Pick up on' }));
    await page.press(/Calendar for Return pickup date/);
    expect(bodies(page).at(-1)).toMatchObject({ leg: 'return', from: '2026-11-01' });
    expect(screen.getByRole('button', { name: /November 30, 2026.*\$69$/ })).toHaveFocus();
  });
});
