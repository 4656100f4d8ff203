import type { ParcelStatus } from '@sendahead/shared-contracts/orders/states';
import { type Html, html } from '../../../platform/http/html.ts';
import { trackWords } from '../copy/start.ts';

const stopOf: Partial<Record<ParcelStatus, number>> = {
  waiting: 0,
  label_ready: 0,
  picked_up: 1,
  in_transit: 2,
  out_for_delivery: 3,
  delivered: 4,
};
const pickup = 1;
const arrival = 4;

/**
 * The five stops of a leg, with the progress of the bag that is furthest behind. Empty when a bag is in
 * trouble or being returned, because it is at none of them.
 */
export function writeStops(
  statuses: readonly (ParcelStatus | undefined)[],
  leg: { name: string; pickup: string; due: string },
): Html | null {
  const reached = statuses.map((status = 'waiting') => stopOf[status]);
  const least = Math.min(...reached.map((stop) => stop ?? Number.NaN));
  if (!Number.isFinite(least)) return null;
  const labeled = statuses.every((status = 'waiting') => status !== 'waiting');
  const when = (stop: number): string => {
    if (stop > least && stop === pickup) return trackWords.planned({ day: leg.pickup });
    if (stop > least && stop === arrival) return trackWords.planned({ day: leg.due });
    return trackWords.stopIs[isOf(stop, least)];
  };
  return html`<ol class="start-stops" aria-label="${trackWords.stopsOf({ leg: leg.name })}">${trackWords.stops.map(
    (name, stop) =>
      html`<li data-is="${isOf(stop, least)}"${stop === least ? html` aria-current="step"` : null}><strong>${stop === 0 && labeled ? trackWords.labelReady : name}</strong> <span>${when(stop)}</span></li>`,
  )}</ol>`;
}

const isOf = (stop: number, reached: number): 'done' | 'now' | 'ahead' => {
  if (stop < reached || reached === arrival) return 'done';
  return stop === reached ? 'now' : 'ahead';
};
