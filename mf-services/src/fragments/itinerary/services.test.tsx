import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { combinedServicesOptions } from '@sendahead/shared-contracts/services/calls';
import { act, screen, within } from '@testing-library/react';
import { servicesFrom } from '../../testing/happy-path.ts';
import { readLazies } from '../../testing/read-lazies.ts';
import { austinHome, bag, bothEnds, golfer } from '../../testing/upstream-slices.ts';
import { choice, field, services, shown, wait } from './testing/shown-itinerary.tsx';

beforeAll(readLazies);
beforeEach(() => {
  jest.useFakeTimers();
  jest.advanceTimersByTime(6000);
});
afterEach(() => jest.useRealTimers());

describe('services', () => {
  it('SV-03 the card says which input is missing for services', async () => {
    const { tell } = shown();
    await tell(bag(), bag({ size: '' }));
    expect(screen.getByText('Choose a size for Golf bag 2 to see services.')).toBeVisible();
  });

  it('SV-06 SV-08 SV-11 services are compared by day and price; the cheapest one says so', async () => {
    const { tell, user, last } = shown();
    await tell(bag());
    expect(services().getAllByRole('radio')).toHaveLength(3);
    expect(services().getByText('FedEx Next day')).toBeVisible();
    expect(services().getByText('Hatched: no deliveries (Thanksgiving Day, Weekend).')).toBeVisible();
    expect(services().getByRole('radio', { name: /Cheapest/ })).not.toBeChecked();
    await user.click(services().getByRole('radio', { name: /Sun, Nov 29.*\$69\.00/ }));
    expect(screen.getByText('Arrives Sun, Nov 29')).toBeVisible();
    expect(last()?.outbound.valid).toBe(true);
  });

  it('SV-08 a narrow page draws the days of the chosen service; on a wide page the summary has them', async () => {
    const media = { matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() };
    window.matchMedia = jest.fn(() => media as unknown as MediaQueryList);
    const { tell, user } = shown();
    await tell(bag());
    await user.click(services().getByRole('radio', { name: /Sun, Nov 29.*\$69\.00/ }));
    expect(screen.queryByRole('list', { name: 'Outbound, day by day' })).toBeNull();
    media.matches = true;
    act(() => media.addEventListener.mock.lastCall[1]());
    const days = within(screen.getByRole('list', { name: 'Outbound, day by day' }));
    expect(days.getByText('Carriers don’t deliver Thu, Nov 26 (Thanksgiving Day)')).toBeVisible();
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('SV-04 services are faded and cannot be chosen while newer ones load', async () => {
    const { tell, tellTravelers } = shown();
    await tell(bag());
    act(() => void tellTravelers(golfer(bag(), bag())));
    for (const radio of services().getAllByRole('radio')) expect(radio).toBeDisabled();
    await wait(1000);
    for (const radio of services().getAllByRole('radio')) expect(radio).toBeEnabled();
  });

  it('TL-01 TL-15 choosing a service opens the return leg, whose first day is after the arrival', async () => {
    const { tell, user, last } = shown();
    await tell(bag());
    expect(screen.queryByRole('textbox', { name: 'Return pickup date' })).not.toBeInTheDocument();
    expect(screen.getByText(/^Choose your return date after you choose an outbound service/)).toBeVisible();
    await user.click(services().getByRole('radio', { name: /Wed, Nov 25/ }));
    await wait(1000);
    await user.click(within(choice('Your return date')).getByRole('radio', { name: 'Pick up on' }));
    await user.type(field('Return pickup date'), '11/25/2026');
    await user.tab();
    expect(field('Return pickup date')).toHaveAccessibleDescription(/earliest possible date is Thu, Nov 26/);
    await user.clear(field('Return pickup date'));
    await user.type(field('Return pickup date'), '12/01/2026');
    await user.tab();
    await wait(1000);
    const back = within(screen.getByRole('group', { name: 'Return service to Pine Hollow Golf Club' }));
    await user.click(back.getByRole('radio', { name: /Cheapest/ }));
    expect(last()).toMatchObject({ valid: true, return: { pickupDate: '2026-12-01' } });
  });

  it('RT-02 TL-01 Trip & dates asks for the return date, and is complete only with it', async () => {
    const { tell, user } = shown();
    const card = () => screen.getByRole('region', { name: /Trip & dates/ });
    const done = () => screen.queryByRole('button', { name: 'Done with Trip & dates' });
    await tell(bag());
    expect(card()).toHaveClass('ui-card--to-do');
    await user.click(services().getByRole('radio', { name: /Wed, Nov 25/ }));
    await wait(1000);
    expect(card()).toHaveClass('ui-card--current');
    expect(done()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Go to return date' }));
    expect(within(card()).getByRole('textbox', { name: 'Bags must be back by' })).toHaveFocus();
    await user.keyboard('12/09/2026{Enter}');
    await wait(1000);
    expect(card()).toHaveClass('ui-card--done');
    await user.click(screen.getByRole('button', { name: 'Done with Trip & dates' }));
    expect(
      within(card()).getByText('Round trip, pickup date Tue, Nov 24, return pickup date Thu, Dec 3'),
    ).toBeVisible();
  });

  it('TL-16 the page names what a new pickup date cleared', async () => {
    const { tell, user, store } = shown();
    await tell(bag());
    await user.click(services().getByRole('radio', { name: /Wed, Nov 25/ }));
    await wait(1000);
    act(() => store.dispatch({ type: 'date-chosen', leg: 'return', date: calendarDate('2026-12-08') }));
    await user.clear(field('Pickup date'));
    await user.type(field('Pickup date'), '12/02/2026');
    await user.tab();
    await wait(1000);
    expect(field('Return pickup date')).toHaveValue('');
    expect(screen.getByText(/We cleared the return date because the outbound date changed/)).toBeVisible();
  });

  it('ER-13 the page says that no carrier can do it, without an arrival', async () => {
    const { tell } = shown(
      answering(combinedServicesOptions, () => {
        throw refusal(422, 'no_service');
      }),
    );
    await tell(bag());
    expect(screen.getByText(/No carrier can ship these bags on this day/)).toBeVisible();
    expect(screen.queryByText(/^Arrives/)).not.toBeInTheDocument();
  });

  it('ER-13 the page asks for a correct zip if the one of an address is not known', async () => {
    const { tell, tellPoints } = shown(
      answering(combinedServicesOptions, () => {
        throw refusal(422, 'no_service');
      }),
    );
    await tell(bag());
    act(() => tellPoints(bothEnds({ destination: austinHome({ zip: '99999', timeZone: null }) })));
    await wait(1000);
    expect(screen.getByText(/don’t know one of these zip codes/)).toBeVisible();
    expect(screen.queryByText(/No carrier can ship/)).not.toBeInTheDocument();
  });

  it('SV-16 a place that is closed for a season says so where a service is missing, with the last day of arrival', async () => {
    const message = 'Pine Hollow is closed until Thu, Apr 1. Bags can arrive until Fri, Nov 27.';
    const stopped = [{ carrier: 'FedEx', service_name: 'GROUND', message }];
    let sold = servicesFrom('2026-11-24').slice(1);
    const { tell, tellTravelers } = shown(
      answering(combinedServicesOptions, () => ({
        default_services: {
          outbound: { enabled: true, next_day_pickup: null, services: sold, stopped },
          return: null,
        },
        travelers: [],
        has_valid_adjustment: false,
      })),
    );
    await tell(bag());
    expect(services().getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByText(`${message} Not available: FedEx Ground.`)).toBeVisible();
    sold = [];
    act(() => void tellTravelers(golfer(bag(), bag())));
    await wait(1000);
    expect(screen.getByText(message)).toBeVisible();
  });

  it('TR-25 a service that arrives after a student moves in says so, and can be chosen', async () => {
    const { tell, tellTravelers } = shown();
    await tell(bag());
    const student = golfer(bag());
    const travelers = student.travelers.map((one) => ({ ...one, moveIn: '2026-11-27' }));
    act(() => void tellTravelers({ ...student, travelers }));
    await wait(1000);
    const late = services().getByRole('radio', {
      name: /Arrives Sun, Nov 29.*Arrives 2 days after move-in day, Fri, Nov 27\./,
    });
    expect(late).toBeEnabled();
    expect(services().queryByRole('radio', { name: /Nov 25.*move-in/ })).not.toBeInTheDocument();
  });

  it('SV-17 a service that arrives weeks before a student moves in says so', async () => {
    const { tell, tellTravelers } = shown();
    await tell(bag());
    const student = golfer(bag());
    const travelers = student.travelers.map((one) => ({ ...one, moveIn: '2027-08-21' }));
    act(() => void tellTravelers({ ...student, travelers }));
    await wait(1000);
    const early = services().getByRole('radio', {
      name: /Arrives Sun, Nov 29.*Arrives 265 days before move-in day\. Ask the school/,
    });
    expect(early).toBeEnabled();
  });

  it('services can be loaded again after a failure', async () => {
    let broken = true;
    const { tell, user } = shown(
      answering(combinedServicesOptions, () => {
        if (broken) throw refusal(0, 'connection_lost');
        throw refusal(422, 'no_service');
      }),
    );
    await tell(bag());
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await wait(1000);
    expect(screen.getByText(/No carrier can ship these bags on this day/)).toBeVisible();
  });
});
