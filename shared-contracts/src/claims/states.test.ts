import {
  type ClaimAct,
  claimMoves,
  claimStates,
  customerActs,
  isOver,
  moveClaim,
  openToCustomer,
  openToStaff,
  staffActs,
} from './states.ts';

describe('TC-14 states of a claim', () => {
  it('a claim starts as a draft, which only its customer can change', () => {
    expect(openToStaff('draft')).toEqual([]);
    expect(openToCustomer('draft')).toEqual(['submit', 'withdraw']);
  });

  it('a claim is paid only after approval, once, and has three final states', () => {
    const paidFrom = claimStates.filter((state) => moveClaim(state, 'pay') !== undefined);
    expect(paidFrom).toEqual(['approved', 'approved_in_part']);
    expect(claimStates.filter(isOver)).toEqual(['rejected', 'paid', 'withdrawn']);
  });

  it('a claim is decided once: no transition leads from one decision to another', () => {
    for (const decided of ['approved', 'approved_in_part', 'rejected'] as const)
      for (const act of ['ask', 'review', 'approve', 'approve_in_part', 'reject', 'withdraw'] as const)
        expect([decided, act, moveClaim(decided, act)]).toEqual([decided, act, undefined]);
  });

  it('every state can be reached by acts, and the two sides share no act', () => {
    const acts: readonly ClaimAct[] = [...customerActs, ...staffActs];
    const reached = new Set<string>(['draft']);
    for (let round = 0; round < claimStates.length; round += 1)
      for (const state of claimStates.filter((each) => reached.has(each)))
        for (const act of acts) reached.add(claimMoves[state][act] ?? state);
    expect([...reached].toSorted()).toEqual([...claimStates].toSorted());
    expect(customerActs.filter((act) => staffActs.some((other) => other === (act as string)))).toEqual([]);
  });
});
