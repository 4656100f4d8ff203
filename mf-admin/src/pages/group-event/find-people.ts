import type { GroupPerson } from '@sendahead/shared-contracts/console/group-event-schema';

/** People whose searched fields contain a text; everybody if there is no text. */
export function findPeople(
  people: readonly GroupPerson[],
  search: string | undefined,
  searched: (person: GroupPerson) => readonly (string | null)[],
): readonly GroupPerson[] {
  const searchText = search?.trim().toLowerCase() ?? '';
  if (searchText === '') return people;
  return people.filter((person) => searched(person).some((text) => text?.toLowerCase().includes(searchText)));
}
