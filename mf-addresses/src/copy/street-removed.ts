import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';

/** The removed street, and why: it belongs to the place that the end had before. */
export const streetRemovedText = (before: ShipPoint, now: ShipPoint): string => {
  const place = [now.city, now.state].filter(Boolean).join(', ');
  return `We removed ${before.address1} because ${now.zip || place} is in ${place || 'another place'}.`;
};
