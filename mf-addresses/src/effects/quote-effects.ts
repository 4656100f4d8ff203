import { merge, type Observable } from '@sendahead/shared-contracts/bus/rx';
import type { AddressesEvent } from '../state/events.ts';
import { ends } from '../state/state.ts';
import type { EffectContext } from './context.ts';
import { findState } from './find-state.ts';
import { loadCountries } from './load-countries.ts';
import { resolveAddress } from './resolve-address.ts';
import { splitLines } from './split-lines.ts';
import { suggest } from './suggest.ts';

const perEnd = [splitLines, suggest, findState, resolveAddress] as const;

/** Pipelines that assist typing in the quick quote. */
export const quoteEffects = (context: EffectContext): Observable<AddressesEvent> =>
  merge(...ends.flatMap((end) => perEnd.map((effect) => effect(context, end))), loadCountries(context));
