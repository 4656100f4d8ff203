import { readTakeover, takeOverCart } from '@sendahead/shared-contracts/admin/takeover-calls';
import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import { takeoverTimings } from '@sendahead/shared-contracts/constants';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { cartTakenOverEvent, servicesWantedAgainEvent } from '@sendahead/shared-contracts/page/assistance';
import { itineraryTopic } from '@sendahead/shared-contracts/services/topics';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import type { TakeoverEvent, TakeoverStep } from '../state/takeover.ts';
import { pause } from './pause.ts';
import { restoredSections } from './restored-sections.ts';

/** OPEN-52 */
const [beforeUpdateMs, betweenGroupsMs, betweenTravelersMs] = takeoverTimings.waitsMs;
const lastEntriesMs = beforeUpdateMs;
/** TK-05: how many times the services are read before they are requested again, and after that. */
const maxReads = 3;

const at = (step: TakeoverStep): TakeoverEvent => ({ type: 'takeover-at', step });

/**
 * TK-03, TK-09: takes the cart over, and waits step by step until the sections have restored its contents; no step is
 * skipped. Rejects with the server's refusal.
 */
export async function* runTakeover(
  host: FragmentHost<'mf-admin'>,
  id: string,
): AsyncGenerator<TakeoverEvent> {
  const sections = restoredSections(host.bus);
  try {
    yield at(10);
    const opened = await host.api.call(readTakeover, { params: { takeoverId: id } });
    // The takeover's id was already used: the page was reloaded while staff hold the cart.
    const form = opened.used ? {} : await take(host, opened.cart_id, id);
    const { customer } = opened;
    yield {
      type: 'takeover-known',
      cartId: opened.cart_id,
      ofGuest: customer === null || opened.buyer_named === true,
      customer: customer && {
        id: customer.id,
        email: customer.email,
        name: `${customer.first_name} ${customer.last_name}`.trim(),
      },
    };
    yield at(20);
    // TK-26: the customer's page sends what it had not saved.
    await pause(opened.used ? betweenGroupsMs : lastEntriesMs);
    yield at(25);
    host.bus.publish(cartTakenOverEvent, {});
    await sections.wait('ship-points');
    await pause(betweenGroupsMs);
    yield at(40);
    for (const _ of Object.keys(form.traveler ?? {}).slice(1)) await pause(betweenTravelersMs);
    yield at(50);
    await sections.wait('travelers');
    await pause(betweenGroupsMs);
    yield at(60);
    await pause(betweenGroupsMs);
    yield at(70);
    await sections.wait('itinerary');
    await pause(betweenGroupsMs);
    yield at(75);
    await pause(beforeUpdateMs);
    yield at(80);
    await serviceChosen(host.bus, form);
    await sections.wait('checkout');
    yield at(100);
    yield { type: 'takeover-done', missing: sections.missing };
    await pause(takeoverTimings.modalHideMs);
    yield { type: 'takeover-progress-closed' };
  } finally {
    sections.stop();
  }
}

async function take(
  { api }: FragmentHost<'mf-admin'>,
  cartId: string,
  takeoverId: string,
): Promise<ShipmentForm> {
  const body = { takeover_id: takeoverId };
  return (await api.call(takeOverCart, { params: { cartId }, query: {}, body })).ship_state;
}

/** TK-05: waits for the chosen service; if it is not offered, the services are requested once more. */
async function serviceChosen(bus: BoundBus<'mf-admin'>, form: ShipmentForm): Promise<void> {
  if (!form.pickup_carrier_service_level_id) return;
  let chosen = false;
  const reading = bus.state(itineraryTopic).subscribe(({ outbound }) => {
    chosen = outbound.service !== null;
  });
  const look = async (): Promise<void> => {
    for (let turn = 0; turn < maxReads && !chosen; turn += 1) await pause(takeoverTimings.serviceRadioPollMs);
  };
  await look();
  if (!chosen) {
    bus.publish(servicesWantedAgainEvent, {});
    await look();
  }
  reading.unsubscribe();
}
