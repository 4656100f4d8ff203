import '@testing-library/jest-dom';
import {
  type ClaimableOrder,
  claimableOrder,
  openClaimForCaller,
} from '@sendahead/shared-contracts/console/claim-for-caller-calls';
import { searchConsole } from '@sendahead/shared-contracts/console/search-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { screen } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';

const bag = (parcel_id: string, item: string, claimed = false) => ({
  parcel_id,
  item,
  traveler: 'Casey Lane',
  leg: 'outbound' as const,
  coverage_cents: cents(100_000),
  claimed,
});
const order: ClaimableOrder = {
  order_id: 'ord_1',
  display_id: 'SA-1001',
  customer: 'Casey Lane',
  own: false,
  bags: [bag('pcl_1', 'Golf bag'), bag('pcl_2', 'Suitcase', true)],
  windows: ['pcl_1', 'pcl_2'].map((parcel_id) => ({
    parcel_id,
    kind: 'damaged' as const,
    opens_on: calendarDate('2026-12-02'),
    closes_on: calendarDate('2027-01-01'),
    opens_from: 'delivery',
    open: true,
  })),
};

const listed = {
  order_id: 'ord_1',
  display_id: 'SA-1001',
  brand: 'golf',
  state: 'in_transit' as const,
  customer: 'Casey Lane',
  pickup_date: calendarDate('2026-11-20'),
};
const found = (orders: (typeof listed)[]) => ({
  orders,
  orders_more: false,
  carts: [],
  carts_more: false,
  clubs: [],
  clubs_more: false,
  people: [],
  people_more: false,
  records: [],
  exact: null,
});

describe('a new claim for a caller', () => {
  it('CO-33 staff find the order by its number, and an unknown number is reported as such', async () => {
    const { user } = openConsole('/admin/claims/new', [
      answering(claimableOrder, ({ params }) => {
        if (params.number !== 'SA-1001') throw refusal(404, 'order_not_found');
        return order;
      }),
      answering(searchConsole, ({ query }) => found(query.search === 'Lane' ? [listed] : [])),
    ]);
    const number = () => screen.findByRole('textbox', { name: /Order number/ });
    await user.type(await number(), 'SA-9');
    await user.click(screen.getByRole('button', { name: 'Find order' }));
    expect(await screen.findByText(/We found no order SA-9/)).toBeVisible();
    await user.clear(await number());
    await user.type(await number(), 'SA-1001');
    await user.click(screen.getByRole('button', { name: 'Find order' }));
    expect(await screen.findByRole('checkbox', { name: /Golf bag, Casey Lane, outbound/ })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /Suitcase/ })).toBeNull();
    expect(screen.getByText(/Already in a claim.*Suitcase/)).toBeVisible();
  });

  it('CO-33 staff find the order by the name of the caller', async () => {
    const { user } = openConsole('/admin/claims/new', [
      answering(claimableOrder, ({ params }) => {
        if (params.number !== 'SA-1001') throw refusal(404, 'order_not_found');
        return order;
      }),
      answering(searchConsole, found([listed])),
    ]);
    await user.type(await screen.findByRole('textbox', { name: /Order number/ }), 'Lane');
    await user.click(screen.getByRole('button', { name: 'Find order' }));
    await user.click(await screen.findByRole('button', { name: 'SA-1001, Casey Lane' }));
    expect(await screen.findByRole('checkbox', { name: /Golf bag, Casey Lane, outbound/ })).toBeVisible();
  });

  it('CO-33 a supervisor claims for a bag before the carrier declares it lost, with a reason', async () => {
    const { user, called } = openConsole(
      '/admin/claims/new?order=SA-1001',
      [
        answering(claimableOrder, { ...order, windows: [], early: true }),
        answering(openClaimForCaller, { claim_id: 'clm_1' }),
      ],
      'admin_plus',
    );
    const open = await screen.findByRole('button', { name: 'Open claim' });
    await user.click(screen.getByRole('checkbox', { name: /Golf bag/ }));
    await user.type(screen.getByRole('textbox', { name: /What was in it/ }), 'Clubs');
    await user.type(screen.getByRole('textbox', { name: /Amount/ }), '90');
    await user.click(open);
    expect(screen.getByText('Enter why the claim can’t wait.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Why before/ }), 'Searched twice');
    await user.click(open);
    expect(called('claims.open-for-caller')[0]?.input).toMatchObject({
      body: { kind: 'lost', parcel_ids: ['pcl_1'], early_reason: 'Searched twice' },
    });
  });

  it('CO-33 warns if the carrier never scanned a chosen bag', async () => {
    const bags = [{ ...bag('pcl_1', 'Golf bag'), not_handed_over: true }];
    const { user } = openConsole('/admin/claims/new?order=SA-1001', [
      answering(claimableOrder, { ...order, bags }),
    ]);
    await user.click(await screen.findByRole('checkbox', { name: /Golf bag/ }));
    expect(
      screen.getByText(
        'The carrier hasn’t scanned one of these bags. Check with the caller that it was picked up.',
      ),
    ).toBeVisible();
  });

  it('CO-33 if no bag can be claimed, the page offers a next step for a caller with a missing bag', async () => {
    openConsole('/admin/claims/new?order=SA-1001', [answering(claimableOrder, { ...order, windows: [] })]);
    expect(await screen.findByRole('link', { name: 'Open the order' })).toHaveAttribute(
      'href',
      '/admin/orders/ord_1',
    );
  });

  it('CO-33 staff open a claim with its bags, description and amount, and each error is shown at its field', async () => {
    let tries = 0;
    const { user, called } = openConsole('/admin/claims/new?order=SA-1001', [
      answering(claimableOrder, order),
      answering(openClaimForCaller, () => {
        tries += 1;
        if (tries === 1) throw refusal(409, 'claim_exists');
        return { claim_id: 'clm_1' };
      }),
    ]);
    const open = await screen.findByRole('button', { name: 'Open claim' });
    await user.click(open);
    expect(screen.getByText('Choose at least one bag.')).toBeVisible();
    expect(screen.getByText('Write what happened.')).toBeVisible();
    expect(called('claims.open-for-caller')).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: /Golf bag/ }));
    await user.type(screen.getByRole('textbox', { name: /What is damaged/ }), 'A wheel is off.');
    await user.type(screen.getByRole('textbox', { name: /Amount claimed/ }), '1200');
    expect(screen.getByText(/above the coverage of \$1,000.00/)).toBeVisible();
    await user.click(open);
    expect(await screen.findByText(/already has a claim/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /What is damaged/ })).toHaveValue('A wheel is off.');
    expect(called('claims.open-for-caller')[0]?.input).toEqual({
      params: { orderId: 'ord_1' },
      body: { kind: 'damaged', parcel_ids: ['pcl_1'], what: 'A wheel is off.', value_cents: 120_000 },
    });
  });
});
