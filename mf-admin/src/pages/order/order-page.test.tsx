import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { changeNeededBy } from '@sendahead/shared-contracts/console/order-act-calls';
import { orderLife, viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';
import { orderView } from '../../testing/orders.ts';
import { open, shown } from './testing/opened-order.tsx';

describe('the page of an order', () => {
  it('CO-04 shows the steps of the price, payments with the provider’s ids, labels, and the history', async () => {
    const { user } = open([shown]);
    expect(await screen.findByRole('heading', { name: 'SA-1' })).toHaveFocus();
    expect(screen.getByText('Test payments, reference txn_1')).toBeVisible();
    expect(screen.getByText('780000000029')).toBeVisible();
    await user.click(screen.getByText('Line a'));
    expect(screen.getByText('Step of a')).toBeVisible();
    const list = within(await screen.findByRole('list', { name: 'History, newest first' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'staff');
    expect(list.getAllByRole('listitem')).toHaveLength(1);
  });

  it('CO-142 shows carrier admins people, route and labels, but no price, payments or customer’s page', async () => {
    open([shown], 'carrier_admin');
    expect(await screen.findByRole('region', { name: 'Route' })).toBeVisible();
    expect(screen.getByText('780000000029')).toBeVisible();
    for (const name of ['Price', 'Payments', 'Amounts due'])
      expect(screen.queryByRole('region', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'View as the customer' })).toBeNull();
  });

  it('CO-04 keeps a canceled leg in the route, as canceled', async () => {
    const view = orderView();
    const [label] = view.labels;
    if (!label) throw new Error('no label');
    open([
      answering(viewOrder, { ...view, labels: [label, { ...label, parcel_id: 'par_9', leg: 'return' }] }),
    ]);
    const route = within(await screen.findByRole('region', { name: 'Route' }));
    expect(route.getByText('Return: canceled')).toBeVisible();
    expect(route.queryByText('Outbound: canceled')).not.toBeInTheDocument();
  });

  it('CO-146 names the leg of each price line of a round trip, as the receipt does', async () => {
    const view = orderView();
    const [line] = view.receipt.line_items;
    if (!line) throw new Error('no price line');
    const legs = (['outbound', 'return'] as const).map((leg) => ({
      ...line,
      id: leg,
      leg,
      title: 'Golf bag',
    }));
    open([answering(viewOrder, { ...view, receipt: { ...view.receipt, line_items: legs } })]);
    expect(await screen.findByText('Outbound: Golf bag')).toBeVisible();
    expect(screen.getByText('Return: Golf bag')).toBeVisible();
  });

  it('PA-15 shows the customer’s notes to a club', async () => {
    const note = {
      club_id: '1',
      club: 'Pine Links',
      on_letter: true,
      changed_at: '2026-11-23T15:00:00Z',
    };
    const silent = { ...note, club_id: '2', club: 'Fallowmere', note: '', changed_at: null };
    open([
      answering(viewOrder, orderView({ club_notes: [{ ...note, note: 'Keep until Sunday.' }, silent] })),
    ]);
    const notes = within(await screen.findByRole('region', { name: 'Notes to clubs' }));
    expect(notes.getByText('Keep until Sunday.')).toBeVisible();
    expect(notes.queryByText('Fallowmere')).not.toBeInTheDocument();
  });

  it('QN-09 shows the clubs’ questions with the answers, and omits the part if no club asked', async () => {
    const answers = [{ question: 'What is your tee time?', answer: '9:40', type: 'text' }];
    const answered = { club_id: 6, club_name: 'Nightjar Golf Club', is_outbound: true, answers };
    open([answering(viewOrder, orderView({ club_answers: [answered] }))]);
    const region = within(await screen.findByRole('region', { name: 'Answers to clubs' }));
    expect(region.getByRole('heading', { name: 'Nightjar Golf Club' })).toBeVisible();
    expect(region.getByText('What is your tee time?')).toBeVisible();
    expect(region.getByText('9:40')).toBeVisible();
  });

  it('CO-81 names the group event that an order came from, with a link to it', async () => {
    open([answering(viewOrder, orderView({ group_event: { event_id: 'gev_1', name: 'Camp closing' } }))]);
    expect(await screen.findByRole('link', { name: 'Camp closing' })).toHaveAttribute(
      'href',
      '/admin/groups/gev_1',
    );
  });

  it('CH-18 says at the top of the route that a leg arrives after it is needed, until it has arrived', async () => {
    const view = orderView();
    const [leg, ...others] = view.receipt.legs;
    if (!leg) throw new Error('no leg');
    const days = { arrival_date: calendarDate('2026-12-07'), needed_by: calendarDate('2026-12-04') };
    const legs = [{ ...leg, ...days }, ...others];
    open([answering(viewOrder, { ...view, receipt: { ...view.receipt, legs } })]);
    const route = within(await screen.findByRole('region', { name: 'Route' }));
    expect(
      route.getByText('Too late: arrives 3 days after it is needed. Change the day or the service.'),
    ).toBeVisible();
  });

  it('CO-04 narrow pages fold the long parts of an order and show how much they contain', async () => {
    const wide = window.matchMedia;
    window.matchMedia = jest.fn().mockReturnValue({
      matches: true,
      addEventListener: jest.fn(),
      removeEventListener: jest.fn(),
    });
    const { user } = open([shown]);
    const payments = within(await screen.findByRole('region', { name: 'Payments' }));
    expect(payments.getByText('1')).toBeVisible();
    expect(payments.getByText('Test payments, reference txn_1')).not.toBeVisible();
    await user.click(payments.getByText('Payments'));
    expect(payments.getByText('Test payments, reference txn_1')).toBeVisible();
    const history = within(screen.getByRole('region', { name: 'History' }));
    expect(await history.findByText('2')).toBeVisible();
    expect(screen.getByText('780000000029')).toBeVisible();
    window.matchMedia = wide;
  });

  it('CO-65 changes with a reason the day by which a leg is needed, but not to one before the pickup', async () => {
    const { user, called } = open([shown, answering(changeNeededBy, { success: true })]);
    await user.click(await screen.findByRole('button', { name: 'Add needed-by day: Outbound' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Needed by: Outbound' }));
    const day = dialog.getByLabelText('Needed by');
    fireEvent.change(day, { target: { value: '2026-11-30' } });
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The tournament moved.');
    await user.click(dialog.getByRole('button', { name: 'Save day' }));
    expect(dialog.getByText('Choose the pickup day or later.')).toBeVisible();
    fireEvent.change(day, { target: { value: '2026-12-05' } });
    await user.click(dialog.getByRole('button', { name: 'Save day' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(called('console.change-needed-by').map(({ input }) => input)).toEqual([
      {
        params: { orderId: 'ord_1', leg: 'outbound' },
        body: { needed_by: '2026-12-05', comment: 'The tournament moved.' },
      },
    ]);
  });

  it('says that no such order exists', async () => {
    open([
      answering(viewOrder, () => {
        throw refusal(404, 'order_not_found');
      }),
    ]);
    expect(await screen.findByText(/This page doesn’t exist, or you don’t have access to it/)).toBeVisible();
  });

  it('RO-07 shows carrier admins no price, cost or margin, and only their own acts', async () => {
    const { user } = open(
      [
        answering(
          viewOrder,
          orderView({
            detail: {
              ...orderView().detail,
              order: { ...orderView().detail.order, allowed_actions: ['print_labels'] },
            },
          }),
        ),
      ],
      'carrier_admin',
    );
    expect(await screen.findByRole('region', { name: 'Route' })).toBeVisible();
    expect(screen.queryByText('2026-11b')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More' }));
    for (const name of [
      'Partial refund',
      'Cancel order',
      'Change or correct',
      'Recalculate price',
      'Send confirmation again',
    ])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'New label' })).toBeVisible();
    expect(screen.queryByText('Margin')).not.toBeInTheDocument();
  });

  it('OR-06 says since when an order names nobody, and offers the refund but no act that needs people', async () => {
    const view = orderView();
    const order = {
      ...view.detail.order,
      allowed_actions: [],
      people_removed_on: calendarDate('2028-02-03'),
    };
    const nobody = { user_id: 'usr_1', name: '', email: '', phone: '', member_number: null, club_name: null };
    const { user } = open([
      answering(viewOrder, {
        ...view,
        customer: nobody,
        detail: { ...view.detail, order, leg_states: [] },
      }),
    ]);
    expect(
      await screen.findByText(
        'Names, addresses and notes were removed from this order on Thu, Feb 3, 2028. The company keeps them for a limited time.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the account' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Partial refund' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More' }));
    for (const name of [
      'Cancel order',
      'Change or correct',
      'Send confirmation again',
      'Write to the customer',
      'Add note',
    ])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('CO-128 the history names who asked for a gift and who approved it, and what was waived with its reason', async () => {
    const at = '2026-11-22T16:00:00.000Z';
    const entries = [
      {
        at,
        kind: 'staff',
        title: 'Credit given by staff: $25.00',
        detail: 'Late.',
        by: 'Alex Admin, approved by Avery Plus',
      },
      { at, kind: 'staff', title: 'Comp discount given: $9.00', detail: 'Our mistake.', by: 'Avery Plus' },
    ] as const;
    openConsole('/admin/orders/ord_1', [shown, answering(orderLife, { entries: [...entries], more: false })]);
    const list = within(await screen.findByRole('list', { name: 'History, newest first' }));
    const [gift, waived] = list.getAllByRole('listitem');
    expect(gift).toHaveTextContent(
      /^Credit given by staff: \$25\.00.*, Alex Admin, approved by Avery PlusLate\.$/,
    );
    expect(waived).toHaveTextContent(/^Comp discount given: \$9\.00.*, Avery PlusOur mistake\.$/);
  });
});
