import type { Part } from '../bus/parts.ts';

interface Common {
  /** The part whose team owns the flag and removes it. */
  readonly owner: Part | 'booking-api';
  /** Its effect when it is on, in the staff's words. */
  readonly title: string;
  /** The difference when it is on, for staff: one sentence. */
  readonly says: string;
  /**
   * The last day on which the code may use it; null for a permanent switch of operators. `npm test` fails
   * after it.
   */
  readonly ends: string | null;
  /** Whether pages get its value. */
  readonly page: boolean;
  /** It is the same for everyone, because jobs without a visitor use it too. */
  readonly forEverybody?: true;
}
interface BooleanFlag extends Common {
  readonly kind: 'boolean';
}
/** An experiment: only its participants have one of the variants. */
interface VariantsFlag extends Common {
  readonly kind: 'variants';
  readonly variants: readonly [string, string, ...string[]];
}
export type FlagDefinition = BooleanFlag | VariantsFlag;

/**
 * Every flag that code may use. Until staff have set a flag it is off, unless a setting of the server turns
 * it on (`defaultsOf`). A flag that a server does not know is off in the page: name a flag after the new
 * behavior, so that off is the old one. At most one is an experiment, because requests have a place for one
 * id.
 */
export const flagDefinitions = {
  block_prepaid_cards: {
    kind: 'boolean',
    owner: 'mf-checkout',
    title: 'Refuse prepaid cards',
    says: 'Prepaid cards are refused.',
    ends: null,
    page: true,
    forEverybody: true,
  },
  ups_zip_validator: {
    kind: 'boolean',
    owner: 'mf-addresses',
    title: 'Check ZIP codes',
    says: 'We suggest places where ZIP, city, and state do not match.',
    ends: null,
    page: true,
  },
  mobile_verification: {
    kind: 'boolean',
    owner: 'mf-checkout',
    title: 'Text a code at registration',
    says: 'Registering needs a code that we text to the phone.',
    ends: null,
    page: true,
  },
  disable_club_billing: {
    kind: 'boolean',
    owner: 'mf-checkout',
    title: 'Pause club billing',
    says: 'Club accounts take no new orders and are hidden.',
    ends: null,
    page: true,
  },
  hide_collection_method: {
    kind: 'boolean',
    owner: 'mf-services',
    title: 'Skip the collection question',
    says: 'An admin plus is not asked how a club collects the bags.',
    ends: null,
    page: true,
  },
} as const satisfies Readonly<Record<string, FlagDefinition>>;

type Definitions = typeof flagDefinitions;
export type FlagKey = keyof Definitions;
/** Flags that are on or off. */
export type SwitchKey = {
  [K in FlagKey]: Definitions[K] extends { kind: 'boolean' } ? K : never;
}[FlagKey];
type ValueOf<D> = D extends { variants: readonly (infer Variant)[] } ? Variant : boolean;
/** The flags of a page, with the values of its visitor. A missing one is off. */
export type PageFlags = {
  -readonly [K in FlagKey as Definitions[K] extends { page: true } ? K : never]?: ValueOf<Definitions[K]>;
};
