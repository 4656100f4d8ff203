import { reduce } from './reducer.ts';
import { initialState } from './state.ts';

describe('the state', () => {
  it('knows who is signed in once the page has said so', () => {
    const session = { role: 'guest', user: null, acceptedTerms: false, onBehalfOf: null } as const;
    expect(reduce(initialState, { type: 'session-known', session })).toEqual({ session });
  });
});
