import type { MergeSide } from '@sendahead/shared-contracts/console/club-merge-calls';
import { actTexts } from '../../../copy/acts.ts';
import { mergeTexts as texts } from '../../../copy/club-merge.ts';
import type { BothClubs } from './compared.tsx';

/** A person's choices, each empty until it is made. */
export interface MergeDraft {
  readonly fees?: MergeSide | undefined;
  readonly terms?: MergeSide | undefined;
  /** By the id of the contract price of the record that goes. */
  readonly contracts: Readonly<Record<string, MergeSide>>;
  readonly name: string;
  readonly reason: string;
}
export const emptyDraft: MergeDraft = { contracts: {}, name: '', reason: '' };

/** Missing and wrong entries, by field. */
export function problemsOf(draft: MergeDraft, both: BothClubs): Readonly<Record<string, string>> {
  return {
    ...(both.fees_differ && !draft.fees ? { fees: texts.choose } : {}),
    ...(both.terms_differ && !draft.terms ? { terms: texts.choose } : {}),
    ...Object.fromEntries(
      both.contracts_differ.flatMap(({ goes: { id } }) => (draft.contracts[id] ? [] : [[id, texts.choose]])),
    ),
    ...(draft.name.trim() === both.goes.name.trim() ? {} : { name: texts.wrongName }),
    ...(draft.reason.trim() === '' ? { reason: actTexts.enterReason } : {}),
  };
}
