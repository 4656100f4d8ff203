import * as mailCalls from '@sendahead/shared-contracts/accounts/mail-choice-calls';
import { optionalMailKinds } from '@sendahead/shared-contracts/accounts/mail-kinds';
import * as ownCalls from '@sendahead/shared-contracts/accounts/own-account-calls';
import * as passkeyCalls from '@sendahead/shared-contracts/accounts/passwordless-calls';
import * as profileCalls from '@sendahead/shared-contracts/accounts/profile-calls';
import * as secondCalls from '@sendahead/shared-contracts/accounts/second-factor-calls';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import { answering, type FakeAnswer } from '@sendahead/shared-contracts/factories/fake-api';
import { listPastTravelers } from '@sendahead/shared-contracts/orders/past-traveler-calls';
import { paymentInfo } from '@sendahead/shared-contracts/payments/info-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ann, customer } from '../../../testing/people.ts';
import { pass, startedWith } from '../../../testing/started.ts';
import { AccountPage } from '../account-page.tsx';

/** Lets the answers arrive. */
export const wait = () => act(() => pass(10));

/** A saved address. */
export const home = {
  id: 'adr_1',
  default_origin: false,
  label: 'Home',
  company_name: '',
  contact: 'Ann Lee',
  phone: '512-555-0100',
  address_1: '500 Congress Ave',
  address_2: '',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  country_code: 'US',
  club_id: null,
};
const phone = {
  id: 'b',
  device: 'Safari on iOS',
  signed_in_at: '2026-11-20T15:00:00Z',
  seen_at: '2026-11-22T15:00:00Z',
  present: false,
};

/** The device of this page. */
export const laptop = { ...phone, id: 'a', device: 'Chrome on Windows', present: true };
const visa = {
  payment_method_id: 'pm_visa',
  credit_card_number: 'XXXX4242',
  card_type: 'Visa',
  expiration: '12/2030',
};

/** An account without an authenticator app. */
export const noApp = { offered: false, required: false, since: null, recovery_codes_left: 0 };

/** Every kind of optional email, turned on. */
export const allMails = optionalMailKinds.map((kind) => ({ kind, on: true }));
const usual: readonly FakeAnswer[] = [
  answering(mailCalls.readMailChoices, { choices: allMails }),
  answering(profileCalls.readProfile, {
    user: ann,
    addresses: [home],
    email_verified: false,
    terms: { version: '2026-11', accepted_at: '2026-11-20T15:00:00Z' },
  }),
  answering(ownCalls.listDevices, { devices: [laptop, phone] }),
  answering(passkeyCalls.listPasskeys, { passkeys: [] }),
  answering(secondCalls.readSecondFactor, noApp),
  answering(listPastTravelers, { form: {}, ids: [] }),
  answering(paymentInfo, { methods: ['NewCard'], current_method: null, cards: [visa] }),
  answering(ownCalls.ownCredits, {
    balances: [
      { kind: 'ship_wallet', balance_cents: cents(0) },
      { kind: 'wallet', balance_cents: cents(4_000) },
    ],
    movements: [{ kind: 'wallet', event: 'hold', amount_cents: cents(-1_000), at: '2026-11-21T15:00:00Z' }],
  }),
];

/** Opens the account page of a user. */
export async function opened(answers: readonly FakeAnswer[] = [], session = customer(), query = '') {
  window.history.replaceState(null, '', `/account${query}`);
  const page = startedWith({ answers: [...answers, ...usual] });
  page.page.session(session);
  render(<AccountPage store={page.checkout} host={page.host} />);
  // The lazy view loads first, then its answers.
  await wait();
  await wait();
  const part = (name: string) => within(screen.getByRole('region', { name }));
  return { ...page, part, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

/** A call that the server refuses. */
export const refusing = (
  definition: Parameters<typeof answering>[0],
  status: number,
  code: string,
  field?: string,
  problem = code,
) =>
  answering(definition, () => {
    throw new ApiError({ status, code, fields: field ? [{ path: field, code: problem }] : [] });
  });
