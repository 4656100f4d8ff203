import type { GroupEventChoices } from '@sendahead/shared-contracts/console/group-event-calls';
import type {
  GroupDirection,
  GroupEventFields,
  GroupPayer,
} from '@sendahead/shared-contracts/console/group-event-schema';
import { fieldProblems } from '../../copy/field-problems.ts';

/** A group event as it is typed; an item is a brand and a size, separated by a space. */
export const blankGroup = {
  name: '',
  direction: 'from_club' as GroupDirection,
  first_day: '',
  last_day: '',
  item: '',
  contents: '',
  answer_by: '',
  paid_by: 'family' as GroupPayer,
};
export type TypedGroup = typeof blankGroup;

export const itemOf = (typed: TypedGroup, choices: GroupEventChoices | undefined) => {
  const [brand, size] = typed.item.split(' ');
  return choices?.brands.find(({ slug }) => slug === brand)?.items.find((item) => item.size === size);
};

/** Required fields that are empty. */
export function missingIn(
  typed: TypedGroup,
  choices: GroupEventChoices | undefined,
): Readonly<Record<string, string>> {
  const required = ['name', 'first_day', 'last_day', 'item', 'answer_by'] as const;
  const empty: string[] = required.filter((name) => typed[name].trim() === '');
  if (itemOf(typed, choices)?.contents_required && typed.contents.trim() === '') empty.push('contents');
  return Object.fromEntries(empty.map((name) => [name, fieldProblems.required ?? '']));
}

export function readGroup({ item, ...typed }: TypedGroup, clubId: number): GroupEventFields {
  const [brand = '', size = ''] = item.split(' ');
  return { ...typed, club_id: clubId, brand, size } as GroupEventFields;
}
