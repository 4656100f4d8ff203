import fc from 'fast-check';
import { approvalMoves, approvalStates, fitsLimit, moveApproval } from './approval-states.ts';

describe('a request for approval', () => {
  it('CO-44 a request is decided once: nothing follows a decision', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...approvalMoves), { minLength: 1 }), ([first, ...others]) => {
        const decided = moveApproval('asked', first ?? 'approve');
        expect(decided).toBeDefined();
        expect(decided).not.toBe('asked');
        for (const move of others) expect(moveApproval(decided ?? 'asked', move)).toBeUndefined();
      }),
    );
  });

  it('CO-44 a request reaches every state, and only an approval ends as approved', () => {
    const ends = approvalMoves.map((move) => [move, moveApproval('asked', move)]);
    expect(new Set([...ends.map(([, state]) => state), 'asked'])).toEqual(new Set(approvalStates));
    expect(ends.filter(([, state]) => state === 'approved')).toEqual([['approve', 'approved']]);
  });

  it('CO-44 a request is within a limit of the same amount, and an unknown amount only without a limit', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (limit, wanted) => {
        expect(fitsLimit(limit, wanted)).toBe(wanted <= limit);
        expect(fitsLimit(null, wanted)).toBe(true);
      }),
    );
    expect([fitsLimit(null, null), fitsLimit(100, null)]).toEqual([true, false]);
  });
});
