import type { FakeAnswer } from '@sendahead/shared-contracts/factories/fake-api';
import {
  assistanceTopic,
  cartTakenOverEvent,
  servicesWantedAgainEvent,
} from '@sendahead/shared-contracts/page/assistance';
import { alertRaisedEvent } from '@sendahead/shared-contracts/page/topics';
import { started } from '../../testing/started.ts';
import { openTakeoverUrl, restore, takingOver } from '../../testing/takeovers.ts';

/** Advances time by the given amount. */
export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** The sections that a takeover restores. */
export const all = ['ship-points', 'travelers', 'itinerary', 'checkout'] as const;

/** A page that takes over the cart in its address, and the events it publishes. */
export function takenOver(answers: readonly FakeAnswer[] = takingOver()) {
  const page = started({ answers });
  const steps: number[] = [];
  page.admin.store.changes.subscribe(({ takeover }) => {
    if (takeover?.phase === 'running' && steps.at(-1) !== takeover.step) steps.push(takeover.step);
  });
  const published: string[] = [];
  page.shell.events(cartTakenOverEvent).subscribe(() => published.push('taken over'));
  page.shell.events(servicesWantedAgainEvent).subscribe(() => published.push('services again'));
  const said: string[] = [];
  page.shell.events(alertRaisedEvent).subscribe(({ text }) => said.push(text));
  const assistance: string[] = [];
  page.shell.state(assistanceTopic).subscribe(({ kind, userId }) => assistance.push(`${kind} ${userId}`));
  const takeover = () => page.admin.store.getState().takeover;
  return { ...page, steps, published, said, assistance, takeover };
}

/** A page whose takeover has ended, so that it holds the cart. */
export async function held(answers?: readonly FakeAnswer[]) {
  const page = takenOver(answers);
  openTakeoverUrl(page);
  await pass(10);
  for (const section of all) restore(page, section);
  await pass(3000);
  return page;
}
