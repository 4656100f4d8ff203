/** Fields of the shipment form by their names without prefix or path, with their words for people. */
const words: Readonly<Record<string, string>> = {
  attention_name: 'name of the contact',
  label_name: 'name on the label',
  address: 'address',
  phone: 'phone',
  country: 'country',
  zip: 'zip',
  city: 'city',
  state: 'state',
  t_first_name: 'first name',
  t_last_name: 'last name',
  t_email: 'email',
  t_phone: 'phone',
  t_upcoming_grade: 'grade',
};
/** Fields of a bag. */
const bags: Readonly<Record<string, string>> = {
  size: 'size',
  traveler_package_type: 'packaging',
  misc_info: 'contents',
};
const whole: Readonly<Record<string, string>> = {
  origination: 'Ship from',
  destination: 'Ship to',
  traveler: 'the items of the travelers',
  outbound: 'the outbound service',
  return: 'the return service',
};
const wordOf = (table: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

const ends = { o: 'Ship from', d: 'Ship to' } as const;

/** The words for a refusal's field: `o_phone` is `Ship from, phone`. Null for an unknown name. */
export function fieldWords(path: string): string | null {
  const traveler = /^traveler\.(\d+)\.(\w+)$/.exec(path);
  const bag = /^traveler\.(\d+)\.\w+\.\d+\.(\w+)$/.exec(path);
  const end = /^([od])_(\w+)$/.exec(path);
  const word = wordOf(words, traveler?.[2] ?? end?.[2] ?? '');
  if (traveler && word) return `Traveler ${traveler[1]}, ${word}`;
  const ofBag = wordOf(bags, bag?.[2] ?? '');
  if (bag && ofBag) return `Traveler ${bag[1]}, ${ofBag} of a bag`;
  if (path.startsWith('club_preferences.')) return 'the questions before you order';
  if (end && word) return `${end[1] === 'o' ? ends.o : ends.d}, ${word}`;
  return wordOf(whole, path) ?? null;
}

/**
 * VL-41: the warning for fields that are missing or malformed and have no specific message; null when none
 * of them has a name.
 */
export function unfilledText(paths: readonly string[]): string | null {
  const named = [...new Set(paths.map(fieldWords))].filter((name) => name !== null);
  return named.length === 0 ? null : `Please complete: ${named.join('; ')}.`;
}
