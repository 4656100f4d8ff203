import { may, mayForClub, mayGrant, reachOf, roleActs } from './role-acts.ts';
import { roles } from './roles.ts';

const actsOf = (role: (typeof roles)[number]) => roleActs.filter((act) => reachOf(role, act) !== undefined);

describe('permissions by role', () => {
  it('RO-01 guests and customers have no act on others', () => {
    expect([...actsOf('guest'), ...actsOf('consumer')]).toEqual([]);
  });

  it('RO-04 attack 47: a carrier admin reads and chooses carriers, and has no act on money or bookings', () => {
    expect(actsOf('carrier_admin')).toEqual([
      'see_inside_clubs',
      'read_club_notes',
      'read_every_order',
      'renew_labels',
      'read_audit_trail',
      'open_console',
      'work_alerts',
      'choose_carriers',
    ]);
  });

  it('RO-01 admins have every act except the choice of carriers and those for an admin plus only', () => {
    const ofPlus: readonly string[] = ['claim_early', 'run_releases', 'run_brands', 'set_rates'];
    expect(roleActs.filter((act) => !may('admin_plus', act))).toEqual(['choose_carriers']);
    expect(actsOf('admin_plus').filter((act) => !may('admin', act))).toEqual(ofPlus);
    expect(actsOf('admin').filter((act) => !may('admin_plus', act))).toEqual([]);
  });

  it('RO-01 attack 47: no one grants what they lack, or acts on users with more permissions', () => {
    const grantedBy = (who: (typeof roles)[number]) => roles.filter((role) => mayGrant(who, role));
    expect(grantedBy('admin')).toEqual(['consumer', 'pro', 'admin']);
    expect(grantedBy('admin_plus')).toEqual(['consumer', 'pro', 'admin', 'admin_plus', 'carrier_admin']);
    for (const role of ['guest', 'consumer', 'pro', 'carrier_admin'] as const)
      expect(grantedBy(role)).toEqual([]);
  });

  it('RO-03 OPEN-54 a pro user acts only for their club', () => {
    const pro = { role: 'pro', clubId: 7 } as const;
    const inClub = roleActs.filter((act) => mayForClub(pro, act, 7));
    const elsewhere = roleActs.filter((act) => mayForClub(pro, act, 8));
    expect(inClub).toEqual([
      'help_people',
      'see_cards_of_others',
      'bill_clubs',
      'read_club_accounts',
      'set_club_fees',
      'see_inside_clubs',
      'read_club_notes',
      'follow_placed_orders',
      'follow_club_orders',
      'run_group_events',
      'open_console',
    ]);
    expect(elsewhere).toEqual(['read_club_notes']);
    expect(mayForClub({ role: 'pro', clubId: null }, 'help_people', null)).toBe(false);
  });
});
