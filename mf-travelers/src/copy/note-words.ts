import type { ItemRow } from '@sendahead/shared-contracts/travelers/slice';

type NoteKind = NonNullable<ItemRow['note']>['type'];

/** VL-30 */
export const noteBlank = "Note can't be blank";

/** TR-15: the legs that a note may be for. */
export const noteWays: readonly { readonly value: NoteKind; readonly label: string }[] = [
  { value: 'both', label: 'Both ways' },
  { value: 'outbound', label: 'Outbound' },
  { value: 'inbound', label: 'Return' },
];

/** `both ways`, within a sentence. */
export const noteWay = (way: NoteKind): string =>
  noteWays.find(({ value }) => value === way)?.label.toLowerCase() ?? way;

/** The button of a bag's note, as visible text and as accessible name. */
export const noteButton = ({ written }: { written: boolean }): string =>
  written ? 'Change note' : 'Add note';
export const noteButtonOf = ({ written, bag }: { written: boolean; bag: string }): string =>
  `${noteButton({ written })}: ${bag}`;

export const noteLead = ({ way }: { way: NoteKind }): string => `Note, ${noteWay(way)}:`;
