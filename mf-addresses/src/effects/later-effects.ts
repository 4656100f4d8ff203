import { merge, type Observable } from '@sendahead/shared-contracts/bus/rx';
import type { AddressesEvent } from '../state/events.ts';
import { ends } from '../state/state.ts';
import { checkBlocked } from './check-blocked.ts';
import { checkPhone } from './check-phone.ts';
import type { EffectContext } from './context.ts';
import { countProblems } from './count-problems.ts';
import { fetchNote } from './fetch-note.ts';
import { findState } from './find-state.ts';
import { loadCountries } from './load-countries.ts';
import { loadDefault } from './load-default.ts';
import { lookUpZip } from './look-up-zip.ts';
import { nameCustomer } from './name-customer.ts';
import { recentPlaces } from './recent-places.ts';
import { resolveAddress } from './resolve-address.ts';
import { saveDefault } from './save-default.ts';
import { splitLines } from './split-lines.ts';
import { suggest } from './suggest.ts';
import { takeCruise } from './take-cruise.ts';
import { validatePair } from './validate-pair.ts';
import { watchDisasters } from './watch-disasters.ts';

const perEnd = [
  lookUpZip,
  splitLines,
  suggest,
  findState,
  fetchNote,
  resolveAddress,
  watchDisasters,
  checkBlocked,
  checkPhone,
] as const;

/** Pipelines that assist typing; typing does not depend on them. */
export const laterEffects = (context: EffectContext): Observable<AddressesEvent> =>
  merge(
    validatePair(context),
    ...ends.flatMap((end) => perEnd.map((effect) => effect(context, end))),
    loadCountries(context),
    nameCustomer(context),
    loadDefault(context),
    recentPlaces(context),
    saveDefault(context),
    takeCruise(context),
    countProblems(context),
  );
