import '@testing-library/jest-dom';
import * as calls from '@sendahead/shared-contracts/console/group-event-calls';
import type { GroupEventView } from '@sendahead/shared-contracts/console/group-event-schema';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { screen } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';
import { campClosing } from '../../testing/group-event.ts';

const read = (more: Partial<GroupEventView>) => answering(calls.readGroupEvent, { ...campClosing, ...more });

describe('what a club pays for its group event', () => {
  it('CO-70 warns that the account cannot cover everybody, before a family is refused', async () => {
    const club_pays = { billed_cents: 6900, expected_cents: 20_700, left_cents: 3100, limit_reached: 0 };
    openConsole('/admin/groups/gev_1', [read({ club_pays })]);
    expect(await screen.findByText(/bookings to come cost about \$107\.00 more than is left/)).toBeVisible();
  });

  it('CO-94 shows the approximate cost for everybody on the list before the first booking', async () => {
    const club_pays = { billed_cents: 0, estimate_cents: 21_400, left_cents: 90_000, limit_reached: 0 };
    openConsole('/admin/groups/gev_1', [read({ club_pays })]);
    expect(await screen.findByText(/^About \$214\.00 for 3 people at today’s rates: one way/)).toBeVisible();
  });

  it('CO-70 CO-78 shows what the club has paid, expects and has left, and who could not order because of its limit', async () => {
    const waiting = { cents: 4100, until: '2026-12-01T20:10:00Z' };
    const club_pays = {
      billed_cents: 12_350,
      expected_cents: 37_050,
      left_cents: 5000,
      limit_reached: 2,
      waiting,
    };
    openConsole('/admin/groups/gev_1', [read({ club_pays })]);
    expect(await screen.findByText(/reached its limit: 2 people couldn’t order/)).toBeVisible();
    // CO-78
    expect(
      screen.getByText(
        /^\$41\.00 of canceled or changed bookings stays on the account until .* [AP]M [A-Z]+/,
      ),
    ).toBeVisible();
    for (const amount of ['$123.50', '$370.50', '$50.00']) expect(screen.getByText(amount)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the statement' })).toHaveAttribute(
      'href',
      '/admin/clubs/1/statement',
    );
  });
});

describe('what families pay for their group event', () => {
  it.each([
    [{}, 'Each family pays online when it books.'],
    [
      { each_cents: 7150 },
      'Each family pays online, about $71.50 a person at today’s rates. That is one way, before any pickup fee.',
    ],
  ])(
    'CO-103 the board says that each family pays online, with an estimate if there is one: %j',
    async (families_pay, words) => {
      openConsole('/admin/groups/gev_1', [read({ families_pay })]);
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.queryByText('On the club’s account')).not.toBeInTheDocument();
    },
  );
});
