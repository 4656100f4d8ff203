/** Who has a flag, of what is set or being set: brands, clubs and people by the names that they are shown with. */
export interface Reach {
  readonly is_on: boolean | null;
  readonly percent: number;
  readonly staff: boolean;
  readonly brands: readonly string[];
  readonly clubs: readonly string[];
  readonly people: readonly string[];
}

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

function shareOf({ percent, staff, brands }: Reach): string[] {
  if (percent === 0) return [];
  const whom = staff ? 'staff' : 'visitors';
  const where = brands.length === 0 ? '' : ` of ${listed.format(brands)}`;
  if (percent < 100) return [`${percent}% of ${whom}${where}`];
  return [where === '' && !staff ? 'everyone' : `all ${whom}${where}`];
}

/** Who gets what is behind a flag, as one sentence. */
export function whoHas(reach: Reach, defaultOn: boolean): string {
  if (reach.is_on === null)
    return defaultOn ? 'Everyone, by the server settings.' : 'No one, by the server settings.';
  const { clubs, people } = reach;
  const isAll = reach.percent === 100 && reach.brands.length === 0 && !reach.staff;
  const named = isAll ? [] : [...clubs.map((club) => `people of ${club}`), ...people];
  const share = shareOf(reach);
  if (!reach.is_on || share.length + named.length === 0) return 'No one.';
  const whom = listed.format([...share, ...named]);
  return share.length === 0 ? `Only ${whom}.` : `${whom.charAt(0).toUpperCase()}${whom.slice(1)}.`;
}

/** The brand’s own word, as the boxes to choose it say. */
export const brandWord = (brands: readonly { code: string; name: string }[], slug: string): string =>
  (brands.find(({ code }) => code === slug)?.name ?? slug).replace(/^Sendahead /, '');

const states = { on: 'On', off: 'Off', servers: 'Server settings' } as const;
export type FlagState = keyof typeof states;
export const stateOfFlag = (isOn: unknown): FlagState =>
  isOn === true ? 'on' : isOn === false ? 'off' : 'servers';
export const flagStates = Object.keys(states) as readonly FlagState[];
export const flagStateNames: Readonly<Record<FlagState, string>> = states;

export const flagTexts = {
  title: 'Flags',
  detail: 'Features that are switched on, and for whom. A change reaches open pages within two seconds.',
  loading: 'Loading the flags',
  flag: 'Flag',
  owner: 'Part',
  who: 'Who has it',
  ends: 'Ends',
  never: 'Never',
  lastChange: 'Last change',
  unchanged: 'Never changed',
  acts: 'Actions',
  change: 'Change',
  history: 'History',
  ofFlag: (key: string) => ` of ${key}`,
  why: (why: string) => `“${why}”`,
  experiment: (variants: readonly string[]) => `Experiment: ${listed.format(variants)}, each as often.`,
  changeOf: (key: string) => `Change ${key}`,
  state: 'State',
  save: 'Save',
  percent: 'Percent of visitors',
  percentHint: 'Raising it takes it from no one.',
  brands: 'Only these brands',
  staffOnly: 'Only our staff and club staff',
  clubs: 'Clubs that have it in addition',
  people: 'People who have it in addition',
  peopleHint: 'Emails of accounts, one on each line.',
  countPeople: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  getIt: 'Who will have it',
} as const;

export const flagProblems: Readonly<Record<string, string>> = {
  percent: 'Enter a whole number from 0 to 100.',
  brands: 'Choose brands of the list.',
  club_ids: 'One of these clubs no longer exists.',
  people: 'One of these emails has no account.',
};
