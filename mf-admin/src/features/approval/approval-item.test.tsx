import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import {
  type Approval,
  approveRequest,
  declineRequest,
} from '@sendahead/shared-contracts/console/approval-calls';
import { listBrands } from '@sendahead/shared-contracts/console/brand-calls';
import { businessFigures, workList } from '@sendahead/shared-contracts/console/work-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';

const asked: Approval = {
  approval_id: 'apr_1',
  kind: 'refund',
  amount_cents: 35_000,
  percent: null,
  to: 'original',
  reason: 'The pickup was missed.',
  order_id: 'ord_1',
  display_id: 'SA-1234',
  customer: 'Casey Customer',
  asked_by: { id: 'usr_other', name: 'Robin Clerk' },
  asked_at: '2026-11-23T15:00:00.000Z',
  state: 'asked',
  decided_by: null,
  decided_at: null,
  decision: '',
  acts: ['approve', 'decline'],
};
const others = [answering(listBrands, { brands: [] }), answering(businessFigures, { days: [], brands: [] })];
const listed = (approval: Partial<Approval>) =>
  answering(workList, {
    day: '2026-11-23',
    items: [],
    approvals: [{ ...asked, ...approval }],
    more: [],
  });
const panel = async () => within(await screen.findByRole('region', { name: 'Approvals (1)' }));

describe('a request for approval', () => {
  it('CO-44 a request is approved in its place, and says when it is no longer possible', async () => {
    const { user, called } = openConsole('/admin/today', [
      ...others,
      listed({}),
      answering(approveRequest, { state: 'impossible', why: 'refund_too_large' }),
    ]);
    const list = await panel();
    expect(list.getByRole('link', { name: 'SA-1234' })).toHaveAttribute('href', '/admin/orders/ord_1');
    expect(list.getByText('Refund of $350.00: original payment method')).toBeVisible();
    expect(list.getByText('Waiting for approval')).toBeVisible();
    await user.click(list.getByRole('button', { name: /^Approve: Refund of \$350\.00/ }));
    expect(await screen.findByText(/The order no longer holds that much money\.$/)).toBeVisible();
    expect(called('console.approve-request')).toHaveLength(1);
  });

  it('CO-170 says up to which share of the price a discount takes', async () => {
    const comp = { kind: 'comp_discount', amount_cents: 5000, percent: 41, to: null } as const;
    openConsole('/admin/today', [...others, listed(comp)]);
    expect((await panel()).getByText(/ of \$50\.00 \(up to 41% of the price\)$/)).toBeVisible();
  });

  it('CO-147 CO-154 a claim payment is shown whole, with each way, the used limit, and links to customer and claim', async () => {
    const payout = { card_cents: 8745, transfer_cents: 30_000, credit_cents: 51_255 };
    const used = { given_cents: 5000, limit_cents: 20_000 };
    const claim = { amount_cents: 90_000, claim_id: 'clm_1', payout, used, customer_id: 'usr_9' };
    openConsole('/admin/today', [...others, listed(claim)]);
    const list = await panel();
    expect(list.getByText('Claim payment of $900.00')).toBeVisible();
    expect(
      list.getByText(/\$87\.45 to the card, \$300\.00 by transfer, \$512\.55 as shipping credit$/),
    ).toBeVisible();
    expect(list.getByText('Robin Clerk has given this customer $50.00 of $200.00 in 30 days.')).toBeVisible();
    expect(list.getByRole('link', { name: 'Claim' })).toHaveAttribute('href', '/admin/claims/clm_1');
    expect(list.getByRole('link', { name: 'for Casey Customer' })).toHaveAttribute(
      'href',
      '/admin/users/usr_9',
    );
  });

  it('CO-153 CO-154 a discount leads to its cart; while its link waits to be paid, approving says so and is no success', async () => {
    const cart = {
      kind: 'comp_discount' as const,
      order_id: null,
      to: null,
      cart_id: 'crt_1',
      customer_id: 'usr_9',
    };
    const { user } = openConsole('/admin/today', [
      ...others,
      listed({ ...cart, display_id: 'SC-1' }),
      answering(approveRequest, { state: 'impossible', why: 'link_waits' }),
    ]);
    const list = await panel();
    expect(list.getByRole('link', { name: 'SC-1' })).toHaveAttribute('href', '/admin/carts/crt_1');
    await user.click(list.getByRole('button', { name: /^Approve/ }));
    const notice = await screen.findByText(
      'Not done: the request is closed. The booking waits to be paid by link, at its price. Withdraw the link, then ask again.',
    );
    expect(notice.closest('.ui-alert--success')).toBeNull();
  });

  it('CO-44 the last approved request leaves the page, and the message about its approval remains', async () => {
    let waiting = [asked];
    const { user } = openConsole('/admin/today', [
      ...others,
      answering(workList, () => ({ day: '2026-11-23', items: [], approvals: waiting, more: [] })),
      answering(approveRequest, () => {
        waiting = [];
        return { state: 'approved' as const, why: '' };
      }),
    ]);
    await user.click((await panel()).getByRole('button', { name: /^Approve/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Approvals/ })).toBeNull());
    expect(screen.getByText(/^Approved\. Refund of \$350\.00/)).toBeVisible();
  });

  it('CO-44 a request is declined only with a reason, and says when a colleague was faster', async () => {
    const { user, called } = openConsole('/admin/today', [
      ...others,
      listed({}),
      answering(declineRequest, () => {
        throw refusal(409, 'approval_closed');
      }),
    ]);
    await user.click((await panel()).getByRole('button', { name: /^Decline/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline' }));
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(dialog.getByText('Enter a reason.')).toBeVisible();
    expect(called('console.decline-request')).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Offer a credit first.');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await dialog.findByText(/A colleague already decided this/)).toBeVisible();
  });

  it('CO-44 a request above the reader’s limit offers no approval, and says so', async () => {
    openConsole('/admin/today', [...others, listed({ acts: ['decline'] })]);
    const list = await panel();
    expect(list.getByText('Your limit doesn’t cover this amount.')).toBeVisible();
    expect(list.queryByRole('button', { name: /^Approve/ })).toBeNull();
  });
});
