import { countItems } from '@sendahead/shared-contracts/travelers/rules';
import * as fc from 'fast-check';
import { after, brand, chosen, counted, person, reduce, typed } from '../testing/after.ts';
import type { TravelersEvent } from './events.ts';
import { publication } from './publication.ts';
import { reduceFor } from './reducer.ts';
import { initialState } from './state.ts';

describe('travelers', () => {
  it('TR-08 travelers are renumbered without gaps when one is removed', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constant('add'), fc.nat(9)), { maxLength: 25 }), (steps) => {
        let state = initialState(brand);
        for (const step of steps) {
          const key =
            typeof step === 'number' ? (state.travelers[step % state.travelers.length]?.key ?? 0) : 0;
          state = reduce(
            state,
            step === 'add' ? { type: 'traveler-added' } : { type: 'traveler-removed', key },
          );
          const { travelers } = publication(state, brand);
          expect(travelers.map(({ id }) => id)).toEqual(travelers.map((_, index) => String(index + 1)));
          expect(new Set(state.travelers.map((traveler) => traveler.key)).size).toBe(travelers.length);
        }
        expect(state.travelers.length).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('TR-08 the remaining travelers keep their bags', () => {
    const state = after(counted(1), { type: 'traveler-added' }, counted(3, 'golf', 2), {
      type: 'traveler-removed',
      key: 1,
    });
    const { travelers } = publication(state, brand);
    expect(travelers).toHaveLength(1);
    expect(countItems(travelers)).toBe(3);
  });

  it('VL-42 OPEN-31 adds nobody while a traveler has no name, in the marketing flow only, and says where', () => {
    const marketing = reduceFor({ ...brand, marketing_flow: true });
    const named = [typed('firstName', 'Ann'), typed('lastName', 'Lee')].reduce(
      marketing,
      initialState(brand),
    );
    const refused = marketing(named, { type: 'traveler-added' });
    expect(refused.travelers).toHaveLength(1);
    expect(refused.travelers[0]?.blurred).toEqual(['email']);
    expect(refused.announcement.text).toBe('Traveler 1 needs a name and an email first.');
    const mailed = marketing(refused, typed('email', 'ann@example.com'));
    expect(marketing(mailed, { type: 'traveler-added' }).travelers).toHaveLength(2);
    expect(reduce(named, { type: 'traveler-added' }).travelers).toHaveLength(2);
  });

  it('OPEN-09 the last traveler cannot be removed', () => {
    expect(after({ type: 'traveler-removed', key: 1 }).travelers).toHaveLength(1);
  });

  it('TR-07 a traveler who repeats an earlier one is named, and the form is invalid', () => {
    const twins = after(
      ...person(),
      { type: 'traveler-added' },
      ...person(2),
      counted(1),
      chosen('size', 'golf-staff'),
      chosen('packaging', 'box'),
    );
    expect(publication(twins, brand)).toMatchObject({ duplicates: ['2'], valid: false });
    const published = reduce(twins, typed('firstName', 'Bea', 2));
    expect(publication(published, brand)).toMatchObject({ duplicates: [], valid: true });
  });

  it('RO-12 the profile fills in empty fields once, and overwrites no input', () => {
    const session: TravelersEvent = {
      type: 'session-known',
      role: 'consumer',
      profile: {
        userId: 'u-1',
        firstName: 'Ann',
        lastName: 'Lee',
        email: 'ann@example.com',
        phone: '239 555 0107',
      },
    };
    const state = after(typed('email', 'other@example.com'), session);
    expect(publication(state, brand).travelers[0]).toMatchObject({
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'other@example.com',
      phone: '239 555 0107',
    });
    expect(publication(reduce(reduce(state, typed('email', '')), session), brand).travelers[0]?.email).toBe(
      '',
    );
  });
});
