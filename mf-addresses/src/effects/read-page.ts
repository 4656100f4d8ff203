import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import { BehaviorSubject, type Subscription } from '@sendahead/shared-contracts/bus/rx';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import type { EffectContext, PageContext } from './context.ts';

/** Keeps the latest session and context; before either is published, assumes a guest on a plain page. */
export function readPage(
  bus: BoundBus<'mf-addresses'>,
  running: Subscription,
): Pick<EffectContext, 'session' | 'context'> {
  const session = new BehaviorSubject<ReturnType<EffectContext['session']>>({ role: 'guest', user: null });
  const context = new BehaviorSubject<PageContext>({ micrositeId: null, query: {} });
  running.add(bus.state(sessionTopic).subscribe((next) => session.next(next)));
  running.add(bus.state(contextTopic).subscribe((next) => context.next(next)));
  return { session: () => session.value, context: () => context.value };
}
