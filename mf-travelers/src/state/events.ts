import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { TripType } from '@sendahead/shared-contracts/ship-form/trip-type';
import type { ItemRow, Traveler } from '@sendahead/shared-contracts/travelers/slice';
import type { Way } from '@sendahead/shared-contracts/travelers/ways';
import type { PhoneCountry } from '@sendahead/shared-ui/booking';
import type { BagsChange } from './bags-changed.ts';
import type { TravelersLink } from './link.ts';
import type { Sender } from './sender.ts';
import type { Path, PersonField, Profile, RowField, TravelerState } from './state.ts';

/** Events of one traveler, identified by its key. */
export type TravelerEvent =
  | { readonly type: 'typed'; readonly key: number; readonly field: PersonField; readonly text: string }
  | { readonly type: 'blurred'; readonly key: number; readonly path: Path }
  | { readonly type: 'phone-country-chosen'; readonly key: number; readonly country: string }
  | {
      readonly type: 'phone-checked';
      readonly key: number;
      /** The validated number, as `phoneText` returns it. */
      readonly of: string;
      readonly valid: boolean;
      /** The country code in the number, if there is one. */
      readonly country: string | null;
      readonly written: string;
    }
  | { readonly type: 'counted'; readonly key: number; readonly line: string; readonly count: number }
  | { readonly type: 'emptied-line-removed'; readonly key: number; readonly line: string }
  | {
      readonly type: 'row-chosen';
      readonly key: number;
      readonly line: string;
      readonly row: number;
      readonly field: RowField;
      readonly value: string;
    }
  /** TR-06, TL-04 */
  | { readonly type: 'way-chosen'; readonly key: number; readonly way: Way }
  /** TR-06: of one bag; undefined follows its traveler. */
  | {
      readonly type: 'bag-way-chosen';
      readonly key: number;
      readonly line: string;
      readonly row: number;
      readonly way: Way | undefined;
    }
  /** TR-15: null removes the note. */
  | {
      readonly type: 'note-kept';
      readonly key: number;
      readonly line: string;
      readonly row: number;
      readonly note: ItemRow['note'];
    }
  | { readonly type: 'paste-refused'; readonly key: number; readonly line: string; readonly row: number };

/** Events of a group. */
export type GroupEvent =
  /** The one line of a bag was opened again. */
  | { readonly type: 'bag-opened'; readonly key: number; readonly line: string; readonly row: number }
  /** The card became one line: when it opens again, its bags are one line each. */
  | { readonly type: 'card-folded' }
  | ({ readonly type: 'bags-changed' } & BagsChange)
  | { readonly type: 'undone'; readonly text: string }
  /** Travelers of a list, who replace those in `instead`, by key. */
  | {
      readonly type: 'travelers-listed';
      readonly travelers: readonly TravelerState[];
      readonly instead: readonly number[];
      readonly text: string;
    };

export type PageEvent =
  | { readonly type: 'traveler-added' }
  | { readonly type: 'traveler-removed'; readonly key: number }
  | { readonly type: 'trip-type-known'; readonly tripType: TripType }
  | { readonly type: 'phones-wanted' }
  | { readonly type: 'phone-countries-known'; readonly countries: readonly PhoneCountry[] }
  | {
      readonly type: 'ends-known';
      readonly valid: boolean;
      readonly origin: string;
      readonly destination: string;
      readonly sender: Sender;
    }
  | { readonly type: 'session-known'; readonly role: Role; readonly profile: Profile | null }
  /** The values of the page's address; `again` on a reload, when a saved booking takes precedence. */
  | { readonly type: 'link-read'; readonly link: TravelersLink; readonly again: boolean }
  | { readonly type: 'submitted' }
  /** "Next" was pressed in this card. */
  | { readonly type: 'card-checked'; readonly card: string }
  | { readonly type: 'restored'; readonly travelers: readonly Traveler[] };

export type TravelersEvent = TravelerEvent | GroupEvent | PageEvent;
