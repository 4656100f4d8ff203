import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aboutWords, actOf, actWords, moneyWords } from './trail.ts';

const server = join(__dirname, '../../../booking-api/src');

/** Every act of staff that the server notes, by its sources: written in full, or made of the name of a concession. */
function notedActs(): string[] {
  const sources = globSync('**/*.ts', { cwd: server })
    .filter((file) => !/test|testing|conformance|bench/.test(file))
    .map((file) => readFileSync(join(server, file), 'utf8'));
  const names = sources.flatMap(
    (source) => source.match(/'(staff\.[a-z_]+|[a-z]+\.[a-z_]+_on_behalf)'/g) ?? [],
  );
  return [...new Set(names.map((name) => name.slice(1, -1)))];
}

it('CO-100 every act of staff that the server notes has words in History', () => {
  const acts = notedActs();
  expect(acts.length).toBeGreaterThan(60);
  expect(acts.filter((act) => actOf(act) === undefined)).toEqual([]);
});

describe('words of acts', () => {
  const entry = { at: '', actor: 'usr_1', subject: 'usr_2', detail: {} };

  it('CO-100 an account for a caller is of no club, and that of club staff is', () => {
    const added = { ...entry, act: 'staff.added_club_user' };
    expect(actWords(added)).toBe('Created the account');
    expect(actWords({ ...added, detail: { club: '7' } })).toBe('Added a user to the club');
  });

  it('AC-26 a session that continued at another brand names both', () => {
    const continued = { ...entry, act: 'staff.continued_session' };
    const detail = { from: 'Sendahead Golf', brand: 'Sendahead Ski' };
    expect(actWords({ ...continued, detail })).toBe('Continued from Sendahead Golf to Sendahead Ski');
  });

  it('CO-109 a rate sheet, its draft and a payment of a club are named', () => {
    const about = (id: string) => ({ kind: 'setting' as const, id, name: '' });
    const published = { ...entry, act: 'staff.published_rate_sheet', about: about('2027-03') };
    expect(aboutWords(published)).toBe('Rate sheet 2027-03');
    expect(aboutWords({ ...published, act: 'staff.began_rate_draft', about: about('Spring') })).toBe(
      'Draft Spring',
    );
    const change = { kind: 'club_account', subject: '7', before: {}, after: {}, undoes: false, names: {} };
    const paid = { ...change, after: { payment_cents: 5000 } };
    expect(actWords({ ...entry, act: 'changed.club_account', change: paid })).toBe(
      'Recorded a payment of the club',
    );
  });

  it('CO-100 an order for a customer is named, and a change that they paid by a link charged nobody', () => {
    expect(actWords({ ...entry, act: 'order.placed_on_behalf' })).toBe('Placed the order for the customer');
    const changed = {
      ...entry,
      act: 'staff.changed_order',
      detail: { amount_cents: '6900', by_link: 'yes' },
    };
    expect(moneyWords(changed)).toBe('$69.00 paid by the customer with a link');
  });

  it('CO-152 a rate adjustment has its sign, and its removal is named', () => {
    const adjusted = { ...entry, act: 'staff.adjusted_rate' };
    expect(moneyWords({ ...adjusted, detail: { cents: '-2000' } })).toBe('−$20.00');
    const removed = { ...adjusted, detail: { cents: '0' } };
    expect([actWords(removed), moneyWords(removed)]).toEqual(['Removed the rate adjustment', null]);
    const asked = {
      ...entry,
      act: 'staff.asked_approval',
      detail: { act: 'rate_adjustment', cents: '-7000' },
    };
    expect(moneyWords(asked)).toBe('−$70.00');
  });

  it('CO-117 a paid claim names how it was paid', () => {
    expect(actWords({ ...entry, act: 'staff.acted_on_claim', detail: { act: 'review' } })).toBe(
      'Updated the claim',
    );
    const paid = { ...entry, act: 'staff.paid_claim' };
    expect(actWords({ ...paid, detail: { credit_cents: '95000', approved_by: 'Avery Plus' } })).toBe(
      'Paid the claim: $950.00 as credit, approved by Avery Plus',
    );
    expect(actWords({ ...paid, detail: { card_cents: '5000', credit_cents: '3000' } })).toBe(
      'Paid the claim: $50.00 to the card, $30.00 as credit',
    );
  });
});
