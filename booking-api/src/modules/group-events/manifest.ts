import type { GroupEventView } from '@sendahead/shared-contracts/console/group-event-schema';
import { manifestWords as words } from './copy/manifest.ts';
import { countedItem } from './public/copy/group-mail.ts';

/** CO-54: everyone by bunk: one row each under the headings. */
export const manifestRows = ({ people }: Pick<GroupEventView, 'people'>): string[][] => [
  [...words.headings],
  ...people.map((person) => [
    person.bunk,
    person.session,
    person.name,
    countedItem(person.bags ?? 1, person.item),
    person.display_id ?? words.notBooked,
    person.tracking_numbers.join(' '),
    person.handed_over_at === null ? '' : words.handedOver,
  ]),
];
