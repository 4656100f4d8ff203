import { sendPhotoLink } from '@sendahead/shared-contracts/claims/photo-link-calls';
import '@testing-library/jest-dom';
import type { Claim } from '@sendahead/shared-contracts/claims/schema';
import { openToStaff } from '@sendahead/shared-contracts/claims/states';
import { actOnClaim, listClaims, payClaim, viewClaim } from '@sendahead/shared-contracts/console/claim-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { screen, waitFor, within } from '@testing-library/react';
import '@sendahead/shared-ui/testing/native-dialog';
import { openConsole } from '../../testing/console.tsx';
import { pressAgain } from '../../testing/press-again.ts';

const claim = (over: Partial<Claim> = {}): Claim => ({
  claim_id: 'clm_1',
  order_id: 'ord_1',
  display_id: 'SA-1001',
  kind: 'damaged',
  state: 'submitted',
  parcel_ids: ['pcl_1'],
  what: 'A wheel is off.',
  value_cents: cents(12_000),
  approved_cents: null,
  created_at: '2026-12-03T15:00:00.000Z',
  state_at: '2026-12-03T15:00:00.000Z',
  files: [{ file_id: 'clf_1', name: 'wheel.jpg', type: 'image/jpeg', by_staff: false, at: '2026-12-03' }],
  steps: [
    { step_id: 'cls_1', state: 'submitted', by_staff: false, message: '', at: '2026-12-03T15:00:00.000Z' },
  ],
  allowed_actions: [],
  editable: false,
  ...over,
});
const view = (shown: Claim) => ({
  claim: shown,
  customer: 'Casey Lane',
  opened_by: null,
  coverage_cents: cents(100_000),
  cautions: [],
  bags: [
    {
      parcel_id: 'pcl_1',
      item: 'Golf bag',
      traveler: 'Casey Lane',
      leg: 'outbound',
      carrier: 'FEDEX',
      tracking_number: '78',
      status: 'delivered',
      promised_on: '2026-12-02',
      arrived_at: '2026-12-03T21:40:00.000Z',
      days_late: 1,
      value_cents: cents(100_000),
    },
  ],
  acts: openToStaff(shown.state),
});

describe('claims in the console', () => {
  it('TC-16 lists claims with their amounts, and links to each claim', async () => {
    openConsole('/admin/claims', [
      answering(listClaims, {
        claims: [
          {
            claim_id: 'clm_1',
            display_id: 'SA-1001',
            brand: 'golf',
            customer: 'Casey Lane',
            kind: 'damaged',
            state: 'submitted',
            bags: 1,
            value_cents: cents(12_000),
            state_at: '2026-12-03T15:00:00.000Z',
          },
        ],
        next: null,
      }),
    ]);
    expect(await screen.findByRole('link', { name: 'SA-1001' })).toHaveAttribute(
      'href',
      '/admin/claims/clm_1',
    );
    expect(screen.getByText('$120.00')).toBeVisible();
  });

  it('TC-16 approves a claim in part with an amount, a message and a reason, and shows each error at its field', async () => {
    let shown = claim();
    const { user, called } = openConsole('/admin/claims/clm_1', [
      answering(viewClaim, () => view(shown)),
      answering(actOnClaim, () => {
        shown = claim({ state: 'approved_in_part', approved_cents: cents(8000) });
        return view(shown);
      }),
    ]);
    expect(await screen.findByText('A wheel is off.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'wheel.jpg' })).toHaveAttribute(
      'href',
      '/api/v6/claims/clm_1/files/clf_1',
    );
    await user.click(screen.getByRole('button', { name: 'Partly approve' }));
    const dialog = await screen.findByRole('dialog', { name: 'Partly approve' });
    await user.type(screen.getByRole('textbox', { name: /Amount/ }), '500');
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Old bag');
    const [, submit] = screen.getAllByRole('button', { name: 'Partly approve' });
    if (submit) await user.click(submit);
    expect(dialog).toHaveTextContent('Enter an amount below $120.00.');
    expect(called('claims.decide')).toEqual([]);
    await user.clear(screen.getByRole('textbox', { name: /Amount/ }));
    await user.type(screen.getByRole('textbox', { name: /Amount/ }), '80');
    if (submit) await user.click(submit);
    expect(await screen.findByRole('button', { name: 'Pay' })).toBeVisible();
    expect(called('claims.decide')[0]?.input).toEqual({
      params: { claimId: 'clm_1' },
      body: { act: 'approve_in_part', reason: 'Old bag', amount_cents: 8000 },
    });
  });

  it('TC-16 approves a claim at the value that staff saw, and shows the new value if the customer has changed it', async () => {
    let shown = claim();
    const { user, called } = openConsole('/admin/claims/clm_1', [
      answering(viewClaim, () => view(shown)),
      answering(actOnClaim, ({ body }) => {
        if (body.amount_cents !== shown.value_cents) throw refusal(409, 'claim_moved');
        shown = claim({ state: 'approved', approved_cents: shown.value_cents });
        return view(shown);
      }),
    ]);
    const approve = async () => {
      await user.click(await screen.findByRole('button', { name: 'Approve' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }));
      await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Broken');
      await user.click(dialog.getByRole('button', { name: 'Approve' }));
      return dialog;
    };
    expect(await screen.findByText('$120.00')).toBeVisible();
    shown = claim({ value_cents: cents(90_000) });
    const refused = await approve();
    expect(await refused.findByText(/Someone updated this claim, or it’s your own/)).toBeVisible();
    await user.click(refused.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('$900.00')).toBeVisible();
    await approve();
    expect(await screen.findByRole('button', { name: 'Pay' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(called('claims.decide').map(({ input }) => input)).toEqual(
      [12_000, 90_000].map((amount_cents) => ({
        params: { claimId: 'clm_1' },
        body: { act: 'approve', reason: 'Broken', amount_cents },
      })),
    );
  });

  it('TC-16 approves a claim above its coverage only after a confirmation', async () => {
    const shown = claim({ value_cents: cents(4_000_000) });
    const { user, called } = openConsole('/admin/claims/clm_1', [
      answering(viewClaim, view(shown)),
      answering(actOnClaim, view(shown)),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Lost by the carrier');
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    const confirm = dialog.getByRole('checkbox', {
      name: /\$40,000.00, which is above the coverage of \$1,000.00/,
    });
    expect(confirm).toHaveAccessibleDescription(/Please confirm this/);
    expect(called('claims.decide')).toEqual([]);
    await user.click(confirm);
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(called('claims.decide')[0]?.input).toMatchObject({ body: { confirmed: ['above_coverage'] } }),
    );
  });

  it('TC-16 opening another act clears the error of the previous one', async () => {
    const { user } = openConsole('/admin/claims/clm_1', [
      answering(viewClaim, view(claim())),
      answering(actOnClaim, () => {
        throw refusal(500, 'internal');
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Start review' }));
    const review = within(await screen.findByRole('dialog', { name: 'Start review' }));
    await user.type(review.getByRole('textbox', { name: /Reason/ }), 'Broken');
    await user.click(review.getByRole('button', { name: 'Start review' }));
    expect(await review.findByText(/That didn’t work/)).toBeVisible();
    await user.click(review.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    const reject = within(await screen.findByRole('dialog', { name: 'Reject' }));
    expect(reject.queryByText(/That didn’t work/)).toBeNull();
  });

  it('CO-117 CO-178 pays a claim to the card, by a transfer with its reference, and as credit, which add up, after a second press', async () => {
    let shown = claim({ state: 'approved', approved_cents: cents(12_000) });
    const { user, called } = openConsole('/admin/claims/clm_1', [
      answering(viewClaim, () => ({ ...view(shown), card_most_cents: cents(5000) })),
      answering(payClaim, () => {
        const at = '2026-12-03T15:00:00.000Z';
        const paid = { at, reference: '', paid_on: null };
        shown = claim({
          state: 'paid',
          approved_cents: cents(12_000),
          payments: [
            { ...paid, way: 'card', amount_cents: cents(5000) },
            { ...paid, way: 'credit', amount_cents: cents(7000) },
          ],
        });
        return { approval_id: null };
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Pay' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay claim' }));
    const field = (name: RegExp) => dialog.getByRole('textbox', { name });
    expect(field(/To the card/)).toHaveValue('50.00');
    expect(field(/As shipping credit/)).toHaveValue('70.00');
    expect(field(/To the card/)).toHaveAccessibleDescription(/Up to \$50.00/);
    await user.clear(field(/To the card/));
    await user.type(field(/To the card/), '60');
    await user.type(field(/By bank transfer/), '20');
    await user.type(field(/Reason/), 'By phone');
    await user.click(dialog.getByRole('button', { name: 'Pay' }));
    expect(dialog.getByText('At most $50.00 can be refunded to the card.')).toBeVisible();
    expect(dialog.getByText('The three amounts must add up to $120.00.')).toBeVisible();
    expect(dialog.getByText('Enter the reference of the transfer.')).toBeVisible();
    expect(called(payClaim.name)).toEqual([]);
    await user.clear(field(/By bank transfer/));
    await user.clear(field(/To the card/));
    await user.type(field(/To the card/), '50');
    await user.dblClick(dialog.getByRole('button', { name: 'Pay' }));
    expect(
      dialog.getByText('This pays $50.00 to the card and $70.00 as shipping credit. Press again to confirm.'),
    ).toBeVisible();
    expect(called(payClaim.name)).toEqual([]);
    await pressAgain(user, dialog.getByRole('button', { name: 'Pay' }));
    expect(await screen.findByText('$50.00 to the card')).toBeVisible();
    expect(screen.getByText('$70.00 as shipping credit')).toBeVisible();
    expect(called(payClaim.name)).toMatchObject([
      {
        input: {
          body: {
            payout: { card_cents: 5000, transfer_cents: 0, credit_cents: 7000 },
            reason: 'By phone',
          },
        },
      },
    ]);
  });

  it.each(['-', 'abc', '5o', '.', '--5', '9e9'])(
    'CO-148 an amount typed as %s is marked at its field, and the page stays',
    async (text) => {
      const approved = claim({ state: 'approved', approved_cents: cents(12_000) });
      const { user, called } = openConsole('/admin/claims/clm_1', [
        answering(viewClaim, { ...view(approved), card_most_cents: cents(5000) }),
      ]);
      await user.click(await screen.findByRole('button', { name: 'Pay' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Pay claim' }));
      for (const name of [/To the card/, /By bank transfer/, /As shipping credit/]) {
        const field = dialog.getByRole('textbox', { name });
        await user.clear(field);
        await user.type(field, text);
        await user.click(dialog.getByRole('button', { name: 'Pay' }));
        expect(field).toHaveAccessibleDescription(/Enter an amount in dollars/);
      }
      await user.clear(dialog.getByRole('textbox', { name: /To the card/ }));
      await user.type(dialog.getByRole('textbox', { name: /To the card/ }), '$50');
      expect(dialog.getByRole('textbox', { name: /To the card/ })).toBeValid();
      expect(called(payClaim.name)).toEqual([]);
    },
  );

  it('CO-117 says that a payment waits for a second person', async () => {
    const approved = claim({ state: 'approved', approved_cents: cents(12_000) });
    openConsole('/admin/claims/clm_1', [
      answering(viewClaim, { ...view(approved), waits_for_approval: true }),
    ]);
    expect(await screen.findByText(/waiting for a second person/)).toBeVisible();
  });

  it('CO-160 offers no second payment while one waits, and names who took each step', async () => {
    const approved = claim({ state: 'approved', approved_cents: cents(12_000) });
    const decided = {
      step_id: 'cls_2',
      state: 'approved',
      by_staff: true,
      message: '',
      at: approved.state_at,
    } as const;
    openConsole('/admin/claims/clm_1', [
      answering(viewClaim, {
        ...view({ ...approved, steps: [...approved.steps, decided] }),
        customer_id: 'usr_1',
        step_names: { cls_2: 'Alex Admin' },
        waits_for_approval: true,
      }),
    ]);
    expect(await screen.findByText('Alex Admin approved the claim.')).toBeVisible();
    expect(screen.getByText('Casey Lane sent the claim.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Casey Lane' })).toHaveAttribute('href', '/admin/users/usr_1');
    expect(screen.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
  });

  it('CO-118 sends the caller a link for photos while the claim is open, and says until when it works', async () => {
    const { user, called } = openConsole('/admin/claims/clm_1', [
      answering(viewClaim, { ...view(claim()), photo_link_until: '2026-12-10T15:00:00.000Z' }),
      answering(sendPhotoLink, { expires_at: '2026-12-10T15:00:00.000Z', texted: true }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Send photo link' }));
    expect(await screen.findByText(/We emailed and texted the customer a link for photos/)).toBeVisible();
    expect(screen.getByText(/can add photos by link until/)).toBeVisible();
    expect(called(sendPhotoLink.name)).toHaveLength(1);
  });
});
