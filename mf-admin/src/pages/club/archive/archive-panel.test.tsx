import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { archiveClub, readClubStanding } from '@sendahead/shared-contracts/console/club-archive-calls';
import { listClubs } from '@sendahead/shared-contracts/console/club-calls';
import { compareClubs, mergeClubs } from '@sendahead/shared-contracts/console/club-merge-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { screen, within } from '@testing-library/react';
import { openClubPage as open, panelOf } from '../../../testing/club-page.ts';

const links = {
  staff: 1,
  members: 2,
  orders: 3,
  orders_to_come: 0,
  carts: 1,
  addresses: 4,
  balance_cents: 0,
};
const dialog = () => within(screen.getByRole('dialog'));

describe('archiving a club', () => {
  it('CO-137 names what the archive concerns before the press, and requires a reason', async () => {
    const { user, called } = open([answering(archiveClub, { success: true })]);
    await user.click((await panelOf('Archive and merge')).getByRole('button', { name: 'Archive this club' }));
    for (const words of ['3 orders', '1 open cart', '2 members', '1 staff account', 'A balance of $0.00'])
      expect(dialog().getByText(words)).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Archive this club' }));
    expect(called('console.archive-club')).toEqual([]);
    await user.type(dialog().getByRole('textbox', { name: 'Reason' }), 'Closed');
    await user.click(dialog().getByRole('button', { name: 'Archive this club' }));
    expect(called('console.archive-club')[0]?.input).toMatchObject({ body: { reason: 'Closed' } });
  });

  it('CO-137 links to the orders and the statement that prevent an archive', async () => {
    const waiting = { ...links, orders_to_come: 2, balance_cents: 1500 };
    const { user } = open([answering(readClubStanding, { archived: null, links: waiting })]);
    await user.click((await panelOf('Archive and merge')).getByRole('button', { name: 'Archive this club' }));
    expect(dialog().getByRole('link', { name: 'See its orders' })).toHaveAttribute(
      'href',
      '/admin/clubs/1/orders',
    );
    expect(dialog().getByRole('link', { name: 'See its statement' })).toBeVisible();
    expect(dialog().queryByRole('textbox')).toBeNull();
  });
});

describe('merging two clubs', () => {
  const side = (id: number, name: string, cents: number) => ({
    id,
    name,
    place: '1 Way, Pinehurst, NC',
    group_events: 0,
    fees: [],
    links: { ...links, balance_cents: cents },
    account: {
      open: true,
      credit_limit_cents: id * 10_000,
      terms_days: 30,
      billing_email: '',
      reminders: false,
    },
  });
  const both = answering(compareClubs, {
    stays: side(1, 'Heronsway Golf Club', 100),
    goes: side(2, 'Heronsway GC', 250),
    brands_added: [],
    fees_differ: false,
    terms_differ: true,
    contracts_moved: [],
    contracts_differ: [],
    needs_rates: false,
  });
  const found = answering(listClubs, {
    clubs: [
      {
        id: 2,
        name: 'Heronsway GC',
        kind: 'golf',
        brands: ['golf'],
        place: 'Pinehurst, NC',
        own_fees: false,
        billed: true,
      },
    ],
    next: null,
  });

  it('CO-138 CO-139 shows both balances, and merges only with a choice, the typed name and a reason', async () => {
    const { user, called } = open([both, found, answering(mergeClubs, { success: true })]);
    const panel = await panelOf('Archive and merge');
    await user.click(panel.getByRole('button', { name: 'Merge with another record' }));
    await user.type(dialog().getByRole('combobox', { name: 'The other record' }), '2');
    await user.click(await dialog().findByRole('option', { name: /Heronsway GC/ }));
    const balance = await dialog().findByRole('row', { name: /Account balance/ });
    expect(balance).toHaveTextContent('$1.00$2.50$3.50');
    await user.type(dialog().getByRole('textbox', { name: 'Reason' }), 'Listed twice');
    await user.click(dialog().getByRole('button', { name: 'Merge the records' }));
    expect(called('console.merge-clubs')).toEqual([]);
    expect(dialog().getByText('This isn’t the name of the record that goes.')).toBeVisible();
    await user.click(dialog().getByRole('radio', { name: /Heronsway GC \(2\): limit/ }));
    await user.type(
      dialog().getByRole('textbox', { name: /Type “Heronsway GC” to confirm/ }),
      'Heronsway GC',
    );
    await user.click(dialog().getByRole('button', { name: 'Merge the records' }));
    expect(called('console.merge-clubs')[0]?.input).toMatchObject({
      params: { clubId: '1' },
      body: { goes: 2, terms: 'goes', balances: { stays: 100, goes: 250 }, name: 'Heronsway GC' },
    });
  });
});
