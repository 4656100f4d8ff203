import '@testing-library/jest-dom';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { act, screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPart } from '../../testing/order-part.tsx';
import { detail, preparation, summary } from '../../testing/orders.ts';
import { Checklist } from './checklist.tsx';

beforeEach(() => window.localStorage.clear());
const box = (name: string) => screen.findByRole('checkbox', { name });

describe('the steps before the pickup', () => {
  it('PA-08 steps are ticked and stored in this browser, and labels tick themselves once they are made', async () => {
    const { unmount } = openPart(<Checklist />);
    expect(await box('Labels made')).toBeChecked();
    expect(await box('Labels made')).toBeDisabled();
    await userEvent.click(await box('Print the labels'));
    unmount();
    openPart(<Checklist />);
    expect(await box('Print the labels')).toBeChecked();
    expect(await box('Attach one to each bag')).not.toBeChecked();
    await userEvent.click(await box('Print the labels'));
    expect(await box('Print the labels')).not.toBeChecked();
  });

  it('PA-08 the steps show the pickup or drop-off deadline, and say "today" for today', async () => {
    const [way] = preparation().hand_overs;
    if (!way) throw new Error('no way');
    const drop = { ...way, drop_off: true, close: '16:00', date: calendarDate('2026-11-21') };
    openPart(<Checklist />, { legs: [preparation({ hand_overs: [drop] })] });
    expect(await box('Hand over')).toHaveAccessibleDescription(
      'Drop off the bags at any FEDEX store near 1 Elm St, Reno by 4 PM today.',
    );
    expect(await box('Attach one to each bag')).toHaveAccessibleDescription(
      /Each of your 2 bags has its own label/,
    );
  });

  it('PA-08 printing waits for labels that are made later', async () => {
    openPart(<Checklist />, {
      legs: [preparation({ labels: { state: 'later', ready_on: calendarDate('2026-12-01') } })],
    });
    expect(await box('Labels made')).toHaveAccessibleDescription(/Ready on Tue, Dec 1/);
    expect(await box('Print the labels')).toBeDisabled();
  });

  it('PA-08 the steps continue with the return once the carrier has the outbound bags, and end with it', async () => {
    const there = preparation({
      handed_over: true,
      labels: { state: 'over', ready_on: calendarDate('2026-11-22') },
    });
    const { unmount } = openPart(<Checklist />, { legs: [there, preparation({ leg: 'return' })] });
    expect(await screen.findByRole('heading', { name: 'Before the return' })).toBeVisible();
    unmount();
    openPart(<Checklist />, { legs: [there] });
    await waitForElementToBeRemoved(() => screen.queryByRole('region'));
  });

  it('PA-08 international steps include customs and passport; customs ticks itself once every bag is listed', async () => {
    const customs = { from_country: 'US', to_country: 'IE', listed: false };
    const { unmount } = openPart(<Checklist />, { legs: [preparation({ customs })] });
    expect(await box('List your bags for customs')).not.toBeChecked();
    expect(await box('List your bags for customs')).toHaveAccessibleDescription(
      'From the United States to Ireland. List what’s in each bag on this page.',
    );
    // PA-20
    expect(await box('Print the labels')).toBeDisabled();
    expect(await box('Print the labels')).toHaveAccessibleDescription(/^First list your bags for customs\./);
    await userEvent.click(await box('Pack a paper copy of the passport'));
    unmount();
    openPart(<Checklist />, { legs: [preparation({ customs: { ...customs, listed: true } })] });
    expect(await box('List your bags for customs')).toBeChecked();
    expect(await box('Pack a paper copy of the passport')).toBeChecked();
  });

  it('PA-08 domestic steps have no customs', async () => {
    openPart(<Checklist />);
    await box('Pack');
    expect(screen.queryByRole('checkbox', { name: /customs|passport/ })).not.toBeInTheDocument();
  });

  it('CO-76 the steps that the club of a group event does are left out', async () => {
    openPart(<Checklist />, { legs: [preparation({ labels_by: 'Pebble Creek Club' })] });
    expect(await box('Labels made')).toHaveAccessibleDescription(/^Pebble Creek Club prints the labels/);
    expect(screen.queryByRole('checkbox', { name: /Print|Attach/ })).not.toBeInTheDocument();
  });

  it('PA-08 a canceled order has no steps', async () => {
    openPart(<Checklist />, { order: detail({ order: summary({ state: 'cancelled' }) }) });
    await act(async () => undefined);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
