import { signInRequestedEvent } from '@sendahead/shared-contracts/accounts/topics';
import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import { sectionReadyEvent } from '@sendahead/shared-contracts/page/topics';

/** Asks for the sign-in dialog; a press that comes before the checkout listens waits until it does. */
export function createSignInRequest(bus: BoundBus<'shell'>): () => void {
  let listening = false;
  let isAwaited = false;
  const ask = (): void => {
    isAwaited = !listening;
    if (listening) bus.publish(signInRequestedEvent, { reason: 'header' });
  };
  bus.events(sectionReadyEvent).subscribe(({ section }) => {
    if (section !== 'checkout') return;
    listening = true;
    if (isAwaited) ask();
  });
  return ask;
}
