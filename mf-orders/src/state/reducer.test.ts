import { reduce } from './reducer.ts';
import { initialState } from './state.ts';

describe('the state', () => {
  it('the state has the signed-in user once the page has published it', () => {
    const session = { role: 'guest', user: null, acceptedTerms: false, onBehalfOf: null } as const;
    expect(reduce(initialState, { type: 'session-known', session })).toEqual({ session });
  });
});
