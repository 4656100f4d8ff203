import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';

/** What was removed, and why: the street belongs to the place that the end was at before. */
export const streetRemovedText = (before: ShipPoint, now: ShipPoint): string => {
  const place = [now.city, now.state].filter(Boolean).join(', ');
  return `We removed ${before.address1} because ${now.zip || place} is in ${place || 'another place'}.`;
};
