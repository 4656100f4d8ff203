import type { Kind } from './places.ts';

const first = [
  'Copperwing',
  'Larkhollow',
  'Saltmeadow',
  'Thornbury',
  'Quillback',
  'Foxglove',
  'Windlemere',
  'Brackenfell',
  'Marrowstone',
  'Silverfen',
  'Juniper Gate',
  'Dunmarrow',
  'Heronsway',
  'Amberlyn',
  'Cinderbrook',
  'Wrenfield',
  'Oakhaven Bluff',
  'Tidewhistle',
  'Kestrel Point',
  'Mossgrove',
  'Harebell',
  'Ravenmoor',
  'Sandpiper Reach',
  'Fallowmere',
  'Stonelark',
  'Willowcrest',
  'Ashenvale',
  'Goldfinch',
  'Hazelrun',
  'Ironbridge',
  'Lanternfield',
  'Meadowlark Down',
  'Nightjar',
  'Orchard Glen',
  'Pinewhistle',
];

const second: Record<Kind, string[]> = {
  golf: ['Golf Club', 'Golf Resort', 'Country Club', 'Links', 'Golf & Spa Resort'],
  ski: ['Lodge', 'Mountain Lodge', 'Alpine Hotel', 'Chalets', 'Snow Resort'],
  hotel: ['Hotel', 'Inn', 'Grand Hotel', 'House', 'Suites'],
  camp: ['Camp', 'Summer Camp', 'Lake Camp', 'Ranch Camp'],
  school: ['College', 'Academy', 'University', 'School'],
  port: ['Cruise Terminal', 'Pier', 'Cruise Port'],
};

/** An invented name; the same index always returns the same one, and the first several hundred differ. */
export function inventName(kind: Kind, index: number): string {
  const words = second[kind];
  const lead = first[(index * 11 + kind.length * 3) % first.length] ?? '';
  return `${lead} ${words[(index + Math.floor(index / first.length)) % words.length] ?? ''}`;
}
