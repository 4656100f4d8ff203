import { cruises } from '@sendahead/shared-contracts/clubs/cruise-calls';
import { answering, type FakeAnswer } from '@sendahead/shared-contracts/factories/fake-api';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import { cruiseChosenEvent } from '@sendahead/shared-contracts/services/cruise-topics';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ItinerarySection } from '../fragments/itinerary/itinerary-section.tsx';
import { twoLines } from './cruises.ts';
import { planned } from './planned.ts';
import { pass } from './started.ts';
import { bothEnds, naplesClub } from './upstream-slices.ts';

/** The section of a cruise brand at an address, on a fake clock. */
export async function openCruise(query: Record<string, string>, ...answers: FakeAnswer[]) {
  const page = await planned(...answers, answering(cruises, { ships: [...twoLines] }));
  const received: unknown[] = [];
  page.host.page
    .bind('mf-addresses')
    .events(cruiseChosenEvent)
    .subscribe((event) => received.push(event));
  page.host.page.bind('shell').publish(contextTopic, {
    brand: 'cruise',
    brandId: 9,
    micrositeId: null,
    layout: 'regular',
    cart: null,
    query,
  });
  render(<ItinerarySection store={page.store} host={page.host} />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await act(() => pass(2000));
  const choose = async (name: string, option: string) => {
    await user.selectOptions(screen.getByRole('combobox', { name }), option);
  };
  const press = async (name: string) => {
    await user.click(screen.getByRole('button', { name }));
    await act(() => pass(2000));
  };
  return { ...page, received, choose, press };
}
/** A trip to the pier of a ship that sails on December 13. */
export async function openCoralWind() {
  const page = await openCruise({ cruises: 'true' });
  await page.choose('Cruise line', 'Coral & Tide');
  await page.choose('Ship and port', 'Coral Wind, from Harbor Pier in Miami');
  await page.choose('Sailing date', 'Sun, Dec 13, 2026');
  await page.press('Ship to this cruise');
  const { club, ...pier } = naplesClub();
  act(() => page.tellPoints(bothEnds({ destination: { ...pier, club: club && { ...club, id: 5001 } } })));
  await act(() => pass(20_000));
  return page;
}
