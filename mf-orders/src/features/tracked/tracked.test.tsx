import '@testing-library/jest-dom';
import type { CallAnswer, CallInput } from '@sendahead/shared-contracts/call/define-call';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { confirmReceived, trackByLink } from '@sendahead/shared-contracts/orders/track-calls';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TrackPage } from '../../fragments/track/track-page.tsx';
import { started } from '../../testing/started.ts';

type Leg = CallAnswer<typeof trackByLink>['legs'][number];
const token = 'a'.repeat(43);
const leg = (over: Partial<Leg> = {}): Leg => ({
  leg: 'outbound',
  from: { place: 'New York, NY', lat: null, lon: null },
  to: { place: 'San Francisco, CA', lat: null, lon: null },
  ship_date: '2026-11-24',
  bags: [
    {
      item: 'Golf bag',
      status: 'out_for_delivery',
      promised_on: '2026-12-02',
      days_late: 0,
      time_zone: 'America/Los_Angeles',
    },
  ],
  last: {
    at: '2026-12-02T16:05:00.000Z',
    place: 'San Francisco, CA',
    time_zone: 'America/Los_Angeles',
    status: 'out_for_delivery',
  },
  received: false,
  may_confirm: true,
  ...over,
});

function open(...answers: readonly FakeAnswer[]) {
  window.history.replaceState(null, '', `/track/${token}`);
  const remote = started('nobody', ...answers);
  render(<TrackPage store={remote.store} host={remote.host} />);
  return remote;
}
const tracked = (...legs: readonly Leg[]) =>
  answering(trackByLink, { legs: [...legs], expires_at: '2027-01-01T00:00:00.000Z' });

const currentStop = () =>
  screen.getAllByRole('listitem').find((stop) => stop.getAttribute('aria-current') === 'step');

describe('the page of a link', () => {
  it('TC-09 a link shows state, due date and last known place without an account', async () => {
    open(tracked(leg()));
    expect(await screen.findByRole('heading', { name: 'New York, NY to San Francisco, CA' })).toBeVisible();
    expect(currentStop()).toHaveTextContent('Out for delivery');
    expect(screen.getByText(/^Arrives Wed, Dec 2/)).toBeVisible();
    expect(screen.getByText('Last seen in San Francisco, CA, Wed, Dec 2, 8:05 AM')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      `/track/${token}/calendar.ics`,
    );
  });

  it('TC-06 the page is read again when there is news of its link', async () => {
    let status: 'in_transit' | 'delivered' = 'in_transit';
    const { host } = open(
      answering(trackByLink, () => ({
        legs: [leg({ bags: [{ item: 'Golf bag', status, promised_on: '2026-12-02' }] })],
        expires_at: '2027-01-01T00:00:00.000Z',
      })),
    );
    await screen.findByRole('list', { name: /^Progress/ });
    expect(currentStop()).toHaveTextContent('In transit');
    status = 'delivered';
    act(() => host.tellNews(`/api/v6/track/${token}/news`));
    await waitFor(() => expect(currentStop()).toHaveTextContent('Delivered'));
  });

  it('TC-09 no stops are shown while a bag is in trouble, because its earlier scans are not known here', async () => {
    open(tracked(leg({ bags: [{ item: 'Golf bag', status: 'exception', promised_on: '2026-12-02' }] })));
    expect(await screen.findByText(/^Last seen in San Francisco, CA/)).toBeVisible();
    expect(screen.queryByRole('list', { name: /^Progress/ })).not.toBeInTheDocument();
  });

  it('TC-09 a canceled leg says so, and has neither stops nor a day to leave', async () => {
    open(
      tracked(
        leg({
          bags: [{ item: 'Golf bag', status: 'cancelled', promised_on: '2026-12-02' }],
          last: null,
          may_confirm: false,
        }),
      ),
    );
    expect(await screen.findByText('This shipment is canceled.')).toBeVisible();
    expect(screen.queryByText(/Leaves/)).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: /^Progress/ })).not.toBeInTheDocument();
  });

  it('TC-10 a revoked or expired link says that it opens nothing', async () => {
    open(
      answering(trackByLink, () => {
        throw refusal(404, 'track_link_not_found');
      }),
    );
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });

  it('TC-12 the arrival is confirmed with a photo and a name, which is required at its field', async () => {
    const sent: CallInput<typeof confirmReceived>[] = [];
    open(
      tracked(leg()),
      answering(confirmReceived, (input) => {
        sent.push(input);
        if (sent.length === 1) throw refusal(422, 'photo_not_read');
        return { success: true as const };
      }),
    );
    const user = userEvent.setup({ applyAccept: false });
    await user.click(await screen.findByRole('button', { name: 'The bags are here' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(screen.getByRole('textbox', { name: /Your name/ })).toBeInvalid();
    await user.type(screen.getByRole('textbox', { name: /Your name/ }), 'Jo, front desk');
    await user.upload(
      screen.getByLabelText('Photo of the bags'),
      new File(['x'], 'notes.txt', { type: 'text/plain' }),
    );
    expect(await screen.findByText(/We couldn’t read this photo/)).toBeVisible();
    await user.upload(
      screen.getByLabelText('Photo of the bags'),
      new File(['photo'], 'lobby.jpg', { type: 'image/jpeg' }),
    );
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose a JPEG or PNG');
    expect(screen.getByRole('textbox', { name: /Your name/ })).toHaveValue('Jo, front desk');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(screen.getByLabelText('Photo of the bags')).toHaveAccessibleDescription(/lobby\.jpg/);
    expect(sent[1]?.body).toEqual({ leg: 'outbound', name: 'Jo, front desk', photo: 'cGhvdG8=' });
  });
});
