import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { cruises } from '@sendahead/shared-contracts/clubs/cruise-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { twoLines } from '../../testing/cruises.ts';
import { readLazies } from '../../testing/read-lazies.ts';
import { pass, startedFor } from '../../testing/started.ts';
import { ItinerarySection } from '../itinerary/itinerary-section.tsx';
import { CruiseSection } from './cruise-section.tsx';

beforeAll(() => import('../../features/cruise-pickup/cruise-dialog.tsx'));
beforeAll(readLazies);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function opened(query: Record<string, string> = {}) {
  sessionStorage.clear();
  const page = startedFor({ cruises: true }, answering(cruises, { ships: [...twoLines] }));
  page.host.page.bind('shell').publish(contextTopic, {
    brand: 'cruise',
    brandId: 9,
    micrositeId: null,
    layout: 'regular',
    cart: null,
    query,
  });
  render(
    <>
      <CruiseSection store={page.store} host={page.host} />
      <ItinerarySection store={page.store} host={page.host} />
    </>,
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await act(() => pass(2000));
  return {
    press: async (name: string) => {
      await user.click(screen.getByRole('button', { name }));
      await act(() => pass(2000));
    },
    choose: (name: string, option: string) =>
      user.selectOptions(screen.getByRole('combobox', { name }), option),
  };
}
const section = () => within(screen.getByRole('region', { name: 'Your cruise' }));

describe('the first card of a brand for cruises', () => {
  it('MD-09 the first card asks for ship and sailing, and the card of the trip does not ask again', async () => {
    const { press, choose } = await opened();
    expect(screen.getAllByRole('button', { name: 'Choose your cruise' })).toHaveLength(1);
    await press('Choose your cruise');
    await choose('Cruise line', 'Aurora Line');
    await choose('Ship and port', 'Aurora Skye, from North Terminal in Boston');
    await choose('Sailing date', 'Sun, Dec 13, 2026');
    await press('Ship to this cruise');
    expect(
      section().getByText('Aurora Skye (Aurora Line) sails Sun, Dec 13 from North Terminal.'),
    ).toBeVisible();
    expect(section().getByRole('button', { name: 'Change cruise' })).toHaveFocus();
    expect(screen.getAllByText(/Aurora Skye \(Aurora Line\) sails/)).toHaveLength(1);
  });

  it('OPEN-16 a link opens the dialog automatically, with the ship that it names', async () => {
    await opened({ cruises: 'true', shipping_to: '5002' });
    const dialog = within(screen.getByRole('dialog', { name: 'Your cruise' }));
    expect(dialog.getByRole('combobox', { name: 'Ship and port' })).toHaveDisplayValue(
      'Aurora Skye, from North Terminal in Boston',
    );
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});
