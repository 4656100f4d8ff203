import type { Cruise } from '../state/cruise.ts';

const withLine = ({ line }: Cruise): string => (line ? ` with ${line}` : '');

/** MD-10 */
export const otherPlaceText = (cruise: Cruise, place: string): string =>
  cruise.end === 'destination'
    ? `Your cruise${withLine(cruise)} leaves from ${cruise.port.name}. These bags go to ${place} instead.`
    : `Your cruise${withLine(cruise)} ends at ${cruise.port.name}. These bags ship from ${place} instead.`;
export const keepPlaceText = (place: string): string => `Keep ${place}`;
export const toPortText = ({ end, port }: Cruise): string =>
  end === 'destination' ? `Ship to ${port.name}` : `Ship from ${port.name}`;
export const otherPlaceTitle = ({ end }: Cruise): string =>
  end === 'destination' ? 'A different destination' : 'A different origin';
