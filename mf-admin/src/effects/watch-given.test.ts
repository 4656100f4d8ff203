import { readGiven } from '@sendahead/shared-contracts/admin/concession-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { assistanceTopic } from '@sendahead/shared-contracts/page/assistance';
import { alertRaisedEvent } from '@sendahead/shared-contracts/page/topics';
import { sessionOf } from '../testing/people.ts';
import { started } from '../testing/started.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function shown(role: 'admin' | 'pro' = 'admin') {
  const given = {
    mark: '1',
    requests: [] as {
      id: string;
      state: 'asked' | 'approved' | 'declined';
      decided_by: string | null;
      decision: string;
    }[],
  };
  const page = started({
    answers: [answering(readGiven, () => ({ ...given, requests: [...given.requests] }))],
  });
  const said: string[] = [];
  page.shell.events(alertRaisedEvent).subscribe(({ text }) => said.push(text));
  const turns: number[] = [];
  const open: number[] = [];
  page.shell.state(assistanceTopic).subscribe(({ priceTurn = 0, openRequests = 0 }) => {
    turns.push(priceTurn);
    open.push(openRequests);
  });
  page.session(sessionOf(role));
  page.cart('SA-1');
  return { ...page, given, said, turns, open, asked: () => page.called(readGiven.name).length };
}
const asked = { id: 'apr_1', state: 'asked', decided_by: null, decision: '' } as const;

describe('what staff give on a cart elsewhere', () => {
  it('CO-127 an approved request changes the price of the open page, which says so once', async () => {
    const page = shown();
    await pass(10);
    page.given.requests = [asked];
    page.admin.store.dispatch({ type: 'approval-asked', id: 'apr_1' });
    await pass(3100);
    expect([page.said, page.turns.at(-1), page.open.at(-1)]).toEqual([[], 0, 1]);
    page.given.requests = [{ ...asked, state: 'approved', decided_by: 'Avery' }];
    page.given.mark = '2';
    await pass(3100);
    expect(page.said).toEqual(['Avery approved your request. The total has changed.']);
    expect([page.turns.at(-1), page.open.at(-1)]).toEqual([1, 0]);
    // Nothing is left to wait for.
    const before = page.asked();
    await pass(20_000);
    expect([page.asked() - before <= 1, page.said.length]).toEqual([true, 1]);
  });

  it('CO-127 a declined request is said with its reason, and the price stays', async () => {
    const page = shown();
    await pass(10);
    page.given.requests = [asked];
    page.admin.store.dispatch({ type: 'approval-asked', id: 'apr_1' });
    await pass(3100);
    page.given.requests = [{ ...asked, state: 'declined', decided_by: 'Avery', decision: 'Too much.' }];
    await pass(3100);
    expect(page.said).toEqual(['Avery declined your request: Too much.']);
    expect(page.turns.at(-1)).toBe(0);
  });

  it('CO-127 nothing is asked for users who may not lower prices', async () => {
    const page = shown('pro');
    await pass(10_000);
    expect(page.asked()).toBe(0);
  });
});
