import type { GroupPerson } from '@sendahead/shared-contracts/console/group-event-schema';

/** People with a text in what is searched of them; everybody for none. */
export function findPeople(
  people: readonly GroupPerson[],
  search: string | undefined,
  searched: (person: GroupPerson) => readonly (string | null)[],
): readonly GroupPerson[] {
  const sought = search?.trim().toLowerCase() ?? '';
  if (sought === '') return people;
  return people.filter((person) => searched(person).some((text) => text?.toLowerCase().includes(sought)));
}
