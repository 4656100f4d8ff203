import { partWord } from './parts.ts';

/** Who has a flag, of what is set or being set: brands, clubs and people by the names that they are shown with. */
export interface Reach {
  readonly is_on: boolean | null;
  readonly percent: number;
  readonly staff: boolean;
  readonly brands: readonly string[];
  readonly clubs: readonly string[];
  readonly people: readonly string[];
  readonly exceptBrands: readonly string[];
  readonly exceptClubs: readonly string[];
  readonly exceptPeople: readonly string[];
}

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

function shareOf({ percent, staff, brands }: Reach): string[] {
  if (percent === 0) return [];
  const whom = staff ? 'staff' : 'visitors';
  const where = brands.length === 0 ? '' : ` of ${listed.format(brands)}`;
  if (percent < 100) return [`${percent}% of ${whom}${where}`];
  return [where === '' && !staff ? 'everyone' : `all ${whom}${where}`];
}

/** Who gets the feature behind a flag, as one sentence. */
export function whoHas(reach: Reach, defaultOn: boolean): string {
  if (reach.is_on === null) return defaultOn ? 'Everyone, by default.' : 'No one, by default.';
  const { clubs, people } = reach;
  const without = [
    ...reach.exceptBrands.map((brand) => `visitors of ${brand}`),
    ...reach.exceptClubs.map((club) => `people of ${club}`),
    ...reach.exceptPeople,
  ];
  const isAll = reach.percent === 100 && reach.brands.length === 0 && !reach.staff && without.length === 0;
  const named = isAll ? [] : [...clubs.map((club) => `people of ${club}`), ...people];
  const share = shareOf(reach);
  if (!reach.is_on || share.length + named.length === 0) return 'No one.';
  if (share.length === 0) return `Only ${listed.format(named)}${exceptWords(reach.exceptPeople)}.`;
  // A person who is named has the flag, even if an exception of their club or brand would apply.
  const whom = without.length === 0 ? listed.format([...share, ...named]) : listed.format(share);
  const always = without.length > 0 && named.length > 0 ? ` Always: ${listed.format(named)}.` : '';
  return `${whom.charAt(0).toUpperCase()}${whom.slice(1)}${exceptWords(without)}.${always}`;
}

const exceptWords = (without: readonly string[]): string =>
  without.length === 0 ? '' : ` except ${listed.format(without)}`;

/** The part of the product that a flag changes. */
export const ownerWord = (owner: string): string => partWord(owner) ?? 'Server';

/** The brand’s own word, as the boxes to choose it say. */
export const brandWord = (brands: readonly { code: string; name: string }[], slug: string): string =>
  (brands.find(({ code }) => code === slug)?.name ?? slug).replace(/^Sendahead /, '');

const states = { on: 'On', off: 'Off', servers: 'Default' } as const;
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
  ofFlag: (title: string) => ` of ${title}`,
  why: (why: string) => `“${why}”`,
  experiment: (variants: readonly string[]) => `Experiment: ${listed.format(variants)}, each as often.`,
  changeOf: (title: string) => `Change ${title}`,
  state: 'State',
  save: 'Save',
  percent: 'Percent of everyone else',
  percentHint: 'Raising it takes it from no one.',
  brands: 'Only these brands',
  staffOnly: 'Only our staff and club staff',
  order: 'The first rule that fits decides: people, then clubs, then brands, then everyone else.',
  clubs: 'Clubs with it',
  exceptClubs: 'Clubs without it',
  exceptBrands: 'Brands without it',
  exceptPeople: 'People without it',
  people: 'People with it',
  peopleHint: 'Emails of accounts, one on each line.',
  countPeople: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  getIt: 'Who will have it',
} as const;

export const flagProblems: Readonly<Record<string, string>> = {
  percent: 'Enter a whole number from 0 to 100.',
  brands: 'Choose brands of the list.',
  club_ids: 'One of these clubs no longer exists.',
  people: 'One of these emails has no account.',
  except_brands: 'Choose brands of the list.',
  except_club_ids: 'One of these clubs no longer exists.',
  except_people: 'One of these emails has no account.',
};
