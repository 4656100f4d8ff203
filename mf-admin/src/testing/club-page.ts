import { readClubStanding } from '@sendahead/shared-contracts/console/club-archive-calls';
import * as calls from '@sendahead/shared-contracts/console/club-calls';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import * as questions from '@sendahead/shared-contracts/console/question-calls';
import { listUsers } from '@sendahead/shared-contracts/console/user-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { clubAccount } from '@sendahead/shared-contracts/payments/club-billing-calls';
import { screen, within } from '@testing-library/react';
import { club } from './club.ts';
import { openConsole } from './console.tsx';
import { contractPrices } from './contract-prices.ts';

const none = answering(changeHistory, { changes: [] });
const asksNothing = answering(questions.readQuestionSet, {
  fields: { header: '', subheader: '', require_all: false, questions: [] },
});
const account = answering(clubAccount, {
  club_id: 1,
  open: true,
  owed_cents: 12_000,
  credit_limit_cents: 500_000,
  entries: [
    {
      at: '2026-11-20T10:00:00.000Z',
      event: 'charge',
      amount_cents: 12_000,
      order_id: 'ord_1',
      display_id: 'SA-1',
    },
  ],
  next: null,
});
const staff = answering(listUsers, {
  users: [
    {
      id: 'usr_pro',
      name: 'Parker Pro',
      email: 'pro@demo.test',
      phone: '',
      role: 'pro',
      club_name: 'Heronsway Golf Club',
      member_number: null,
      verified: true,
      disabled: false,
      created_at: '2026-11-20T10:00:00.000Z',
    },
  ],
  next: null,
});
/** A club in use that nothing waits for. */
export const standing = answering(readClubStanding, {
  archived: null,
  links: {
    staff: 1,
    members: 2,
    orders: 3,
    orders_to_come: 0,
    carts: 1,
    addresses: 0,
    balance_cents: 0,
  },
});
/** The page of a club; a test may replace its other answers. */
export const openClubPage = (
  answers: Parameters<typeof openConsole>[1] = [],
  role: Parameters<typeof openConsole>[2] = 'admin',
) =>
  openConsole(
    '/admin/clubs/1',
    [
      ...answers,
      ...[answering(calls.readClub, club), none, asksNothing, account, staff, contractPrices(), standing],
    ],
    role,
  );
/** A panel of the page, found by its title. */
export const panelOf = async (name: string) => within(await screen.findByRole('region', { name }));
