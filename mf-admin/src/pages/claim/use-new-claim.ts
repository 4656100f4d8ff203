import type { CallArguments } from '@sendahead/shared-contracts/call/define-call';
import { type ClaimKind, type ClaimWindow, claimKinds } from '@sendahead/shared-contracts/claims/schema';
import type {
  ClaimableOrder,
  openClaimForCaller,
} from '@sendahead/shared-contracts/console/claim-for-caller-calls';
import { formatCents, cents as toCents } from '@sendahead/shared-contracts/primitives/cents';
import { readDollars } from '@sendahead/shared-contracts/validation/dollars';
import { useState } from 'react';
import { newClaimTexts as texts } from '../../copy/new-claim.ts';

/** The most that can be claimed, in cents; the contract refuses more. */
const maxCents = 5_000_000;

type Body = CallArguments<typeof openClaimForCaller>['body'];
type Problems = Partial<Record<'kind' | 'bags' | 'what' | 'value' | 'why', string>>;

/** The fields of a new claim, their choices, and their remaining problems. */
export function useNewClaim({ bags, windows, early = false }: ClaimableOrder) {
  const openOf = (kind: ClaimKind): ClaimWindow[] =>
    windows.filter((window) => window.kind === kind && window.open);
  const kinds = claimKinds.filter((kind) => openOf(kind).length > 0 || (early && kind === 'lost'));
  const [kind, setKind] = useState<ClaimKind | null>(kinds.length === 1 ? (kinds[0] ?? null) : null);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [what, setWhat] = useState('');
  const [value, setValue] = useState('');
  const [why, setWhy] = useState('');
  const windowsOfKind = kind ? openOf(kind) : [];
  // CO-33: supervisors treat a bag as lost before its days have passed, and give the reason.
  const isEarly = early && kind === 'lost' && windowsOfKind.length === 0;
  const offered = bags.filter(
    (bag) => isEarly || windowsOfKind.some(({ parcel_id }) => parcel_id === bag.parcel_id),
  );
  const chosenBags = offered.filter((bag) => !bag.claimed && ticked.includes(bag.parcel_id));
  const covered = toCents(chosenBags.reduce((sum, bag) => sum + bag.coverage_cents, 0));
  const cents = value.trim() === '' && kind === 'late' ? toCents(0) : readDollars(value);
  const problems: Problems = {
    ...(kind ? {} : { kind: texts.kindMissing }),
    ...(chosenBags.length > 0 ? {} : { bags: texts.bagsMissing }),
    ...(isEarly && why.trim() === '' ? { why: texts.whyEarlyMissing } : {}),
    ...(what.trim() === '' ? { what: texts.whatMissing } : {}),
    ...(cents === null || (cents === 0 && kind !== 'late') ? { value: texts.valueMissing } : {}),
    ...(cents !== null && cents > maxCents ? { value: texts.valueTooHigh } : {}),
  };
  const coverage = cents !== null && cents > covered ? texts.above : texts.coverage;
  const body: Body | null =
    kind && cents !== null && Object.keys(problems).length === 0
      ? {
          kind,
          parcel_ids: chosenBags.map(({ parcel_id }) => parcel_id),
          what: what.trim(),
          value_cents: cents,
          ...(isEarly ? { early_reason: why.trim() } : {}),
        }
      : null;
  return {
    kinds,
    kind,
    setKind,
    ticked,
    setTicked,
    what,
    setWhat,
    value,
    setValue,
    isEarly,
    why,
    setWhy,
    offered,
    window: windowsOfKind[0],
    /** How the amount compares with the coverage of the chosen bags; undefined while none is chosen. */
    coverageHint: chosenBags.length === 0 ? undefined : coverage(formatCents(covered)),
    /** The number of chosen bags that the carrier never scanned. */
    unscanned: chosenBags.filter((bag) => bag.not_handed_over).length,
    problems,
    /** Null while a field is invalid. */
    body,
  };
}
