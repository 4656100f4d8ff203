import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { trackedEvent } from '@sendahead/shared-contracts/analytics/topics';
import {
  cardValidationRequestedEvent,
  validationRequestedEvent,
} from '@sendahead/shared-contracts/payments/topics';
import { act, screen, within } from '@testing-library/react';
import { readLazies } from '../../testing/read-lazies.ts';
import type { started } from '../../testing/started.ts';
import { bag, bothEnds, golfer } from '../../testing/upstream-slices.ts';
import { choice, field, services, shown, wait } from './testing/shown-itinerary.tsx';

beforeAll(readLazies);
beforeEach(() => {
  jest.useFakeTimers();
  jest.advanceTimersByTime(6000);
});
afterEach(() => jest.useRealTimers());

describe('an attempted order', () => {
  const tryOrder = (page: ReturnType<typeof started>) =>
    act(() => void page.host.page.bind('mf-checkout').publish(validationRequestedEvent, {}));

  it('PY-25 each invalid field is reported to analytics', async () => {
    const page = shown();
    await page.tell(bag());
    const received: unknown[] = [];
    page.host.page
      .bind('shell')
      .events(trackedEvent)
      .subscribe(({ properties }) => received.push(properties));
    tryOrder(page);
    await wait(50);
    expect(received).toEqual([
      {
        field_name: 'outbound.service',
        message: 'Please select an arrival date for all of your bags.',
        form_name: 'itinerary',
      },
    ]);
  });

  it('VL-43 an attempted order requires the arrival date and takes the focus if the earlier sections are complete', async () => {
    const page = shown();
    await page.tell(bag());
    tryOrder(page);
    const summary = screen.getByRole('region', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    expect(within(summary).getByRole('link')).toHaveTextContent(
      'Please select an arrival date for all of your bags.',
    );
    await page.user.click(within(summary).getByRole('link'));
    expect(screen.getByRole('group', { name: 'Service to Austin, TX' })).toHaveFocus();
  });

  it('PY-01 pressing Next in a card marks what it lacks', async () => {
    const page = shown();
    await page.tellUndated(bag());
    const next = (card: string) =>
      act(() => void page.host.page.bind('mf-checkout').publish(cardValidationRequestedEvent, { card }));
    next('service');
    expect(field('Bags must arrive by')).not.toBeInvalid();
    next('trip');
    expect(field('Bags must arrive by')).toHaveAccessibleDescription(/Please select an arrival date/);
    expect(screen.queryByRole('region', { name: 'There is a problem' })).not.toBeInTheDocument();
  });

  it('VL-43 an attempted order first requires the arrival date if there is no date yet', async () => {
    const page = shown();
    await page.tellUndated(bag());
    tryOrder(page);
    await page.user.click(
      screen.getByRole('link', { name: 'Please select an arrival date for all of your bags.' }),
    );
    expect(field('Bags must arrive by')).toHaveFocus();
    expect(field('Bags must arrive by')).toHaveAccessibleDescription(/Please select an arrival date/);
  });

  it('VL-26 an attempted order requires the return pickup date', async () => {
    const page = shown();
    await page.tell(bag());
    await page.user.click(services().getByRole('radio', { name: /Wed, Nov 25/ }));
    await wait(1000);
    tryOrder(page);
    const sentence = 'Please select return pickup date';
    await page.user.click(screen.getByRole('link', { name: sentence }));
    expect(field('Bags must be back by')).toHaveFocus();
    expect(field('Bags must be back by')).toHaveAccessibleDescription(new RegExp(sentence));
    await page.user.click(within(choice('Your return date')).getByRole('radio', { name: 'Pick up on' }));
    expect(field('Return pickup date')).toHaveAccessibleDescription(new RegExp(sentence));
  });

  it('earlier sections with errors get the focus', async () => {
    const page = shown();
    act(() => {
      page.tellPoints(bothEnds({ valid: false }));
      page.tellTravelers(golfer(bag()));
      page.pickUpOn('2026-11-24');
    });
    await wait(1000);
    tryOrder(page);
    const summary = screen.getByRole('region', { name: 'There is a problem' });
    expect(summary).not.toHaveFocus();
    await page.user.click(
      within(summary).getByRole('link', { name: 'Please select an arrival date for all of your bags.' }),
    );
    expect(screen.getByRole('group', { name: 'Service to Austin, TX' })).toHaveFocus();
  });

  it('TR-11 dates that cannot be planned yet have no errors', () => {
    const page = shown();
    tryOrder(page);
    expect(screen.queryByRole('region', { name: 'There is a problem' })).not.toBeInTheDocument();
    expect(screen.getByText('Add your items to plan the dates.')).toBeVisible();
    expect(screen.getByRole('region', { name: /Trip & dates/ })).not.toHaveClass('ui-card--problem');
  });

  it('the focus does not move on to the service while the date is being corrected', async () => {
    const page = shown();
    await page.tell(bag());
    await page.user.clear(field('Pickup date'));
    await page.user.tab();
    tryOrder(page);
    expect(screen.getByRole('region', { name: 'There is a problem' })).toHaveFocus();
    await page.user.type(field('Pickup date'), '12/01/2026{Enter}');
    await wait(1000);
    expect(field('Pickup date')).toHaveFocus();
  });
});
