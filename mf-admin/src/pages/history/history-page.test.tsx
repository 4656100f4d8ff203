import '@testing-library/jest-dom';
import { auditTrail, type TrailEntry } from '@sendahead/shared-contracts/admin/audit-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';

const entry = (over: Partial<TrailEntry>): TrailEntry => ({
  id: 'a1',
  at: '2026-11-20T10:00:00.000Z',
  actor: 'usr_1',
  subject: 'usr_2',
  act: 'staff.voided_order',
  detail: { order: 'ord_1', leg: 'return', amount_cents: '-4200' },
  by: 'Ada Plus',
  about: { kind: 'order', id: 'ord_1', name: 'SA-1111-2222' },
  reason: 'Booked twice',
  ...over,
});
const changed = entry({
  id: 'c1',
  act: 'changed.user',
  detail: {},
  about: { kind: 'user', id: 'usr_9', name: 'Casey Customer' },
  reason: 'Moved',
  change: {
    kind: 'user',
    subject: 'usr_9',
    before: { club_id: 7, refund_limit_cents: 5000 },
    after: { club_id: 8, refund_limit_cents: 10_000 },
    undoes: false,
    names: { 7: 'Pebble Creek Club', 8: 'Pine Club' },
  },
});

describe('the page History', () => {
  it('CO-89 says who did what on which record and why, as sentences with links', async () => {
    openConsole('/admin/history', [answering(auditTrail, { entries: [entry({}), changed], next: null })]);
    const canceled = await screen.findByRole('row', { name: /Canceled the return leg/ });
    expect(canceled).toHaveTextContent('Ada Plus');
    expect(canceled).toHaveTextContent('$42.00 refunded');
    expect(canceled).toHaveTextContent('Reason: Booked twice');
    expect(within(canceled).getByRole('link', { name: 'Order SA-1111-2222' })).toHaveAttribute(
      'href',
      '/admin/orders/ord_1',
    );
    const account = screen.getByRole('row', { name: /Changed the account/ });
    expect(account).toHaveTextContent('ClubPebble Creek Club to Pine Club');
    expect(account).toHaveTextContent('Refunds and credits up to$50.00 to $100.00');
    expect(document.body).not.toHaveTextContent(/staff\.|ord_1|usr_|cents/);
  });

  it('CO-89 filters the history by person, action, kind and day, and loads it page by page', async () => {
    const page = openConsole('/admin/history?kind=order&day=2026-11-20', [
      answering(auditTrail, ({ query }) =>
        query.before ? { entries: [changed], next: null } : { entries: [entry({})], next: 'next-page' },
      ),
    ]);
    await page.user.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByRole('row', { name: /Changed the account/ });
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Money and approvals');
    await page.user.type(screen.getByRole('searchbox', { name: /Name or email/ }), 'ada');
    await waitFor(() =>
      expect(page.called('admin.audit-trail').at(-1)?.input).toEqual({
        query: { by: 'ada', acts: 'money', kind: 'order', day: '2026-11-20', limit: '50' },
      }),
    );
    expect(page.called('admin.audit-trail')[1]?.input).toMatchObject({ query: { before: 'next-page' } });
  });

  it('CO-89 links nobody to pages that they may not open', async () => {
    const about = { kind: 'cart', id: 'crt_1', name: 'C-1' } as const;
    const page = [answering(auditTrail, { entries: [entry({ about })], next: null })];
    openConsole('/admin/history', page, 'carrier_admin');
    const row = await screen.findByRole('row', { name: /Cart C-1/ });
    expect(within(row).queryByRole('link')).toBeNull();
  });

  it('CO-128 names who asked for a gift, and who approved it', async () => {
    const gift = entry({
      act: 'staff.gave_credit',
      detail: { kind: 'wallet', amount_cents: '2500', approved_by: 'Avery Plus' },
      by: 'Alex Admin',
    });
    const own = entry({
      id: 'a2',
      act: 'staff.gave_credit',
      detail: { amount_cents: '900' },
      by: 'Ada Plus',
    });
    openConsole('/admin/history', [answering(auditTrail, { entries: [gift, own], next: null })]);
    const asked = await screen.findByRole('row', { name: /Alex Admin/ });
    expect(asked).toHaveTextContent(/, approved by Avery Plus/);
    expect(asked).toHaveTextContent('$25.00');
    expect(screen.getByRole('row', { name: /Ada Plus/ })).not.toHaveTextContent(/approved/);
  });
});
