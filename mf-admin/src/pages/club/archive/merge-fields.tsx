import type { MergeSide } from '@sendahead/shared-contracts/console/club-merge-calls';
import { RadioGroup, TextField } from '@sendahead/shared-ui';
import { actTexts } from '../../../copy/acts.ts';
import { contractLine, feesWords, termsWords, mergeTexts as texts } from '../../../copy/club-merge.ts';
import type { BothClubs } from './compared.tsx';
import type { MergeDraft } from './merge-draft.ts';

/** The conflicts, each with both choices, the name of the record that goes, and the reason. */
export function MergeFields({
  both,
  draft,
  problems,
  wrongName,
  onChange,
}: {
  both: BothClubs;
  draft: MergeDraft;
  problems: Readonly<Record<string, string>>;
  wrongName: boolean;
  onChange: (draft: MergeDraft) => void;
}) {
  const { stays, goes } = both;
  const choice = (
    label: string,
    value: MergeSide | undefined,
    words: Readonly<Record<MergeSide, string>>,
    problem: string | undefined,
    choose: (side: MergeSide) => void,
  ) => (
    <RadioGroup<MergeSide>
      label={label}
      value={value}
      column
      error={problem}
      options={[
        { value: 'stays', label: texts.sideIs(stays, words.stays) },
        { value: 'goes', label: texts.sideIs(goes, words.goes) },
      ]}
      onChange={choose}
    />
  );
  return (
    <>
      {both.fees_differ
        ? choice(
            texts.feesQuestion,
            draft.fees,
            { stays: feesWords(stays), goes: feesWords(goes) },
            problems.fees,
            (fees) => onChange({ ...draft, fees }),
          )
        : null}
      {both.terms_differ && stays.account && goes.account
        ? choice(
            texts.termsQuestion,
            draft.terms,
            { stays: termsWords(stays.account), goes: termsWords(goes.account) },
            problems.terms,
            (terms) => onChange({ ...draft, terms }),
          )
        : null}
      {both.contracts_differ.map((conflict) => (
        <div key={conflict.goes.id}>
          {choice(
            texts.contractQuestion,
            draft.contracts[conflict.goes.id],
            { stays: conflict.stays.map(contractLine).join('; '), goes: contractLine(conflict.goes) },
            problems[conflict.goes.id],
            (side) => onChange({ ...draft, contracts: { ...draft.contracts, [conflict.goes.id]: side } }),
          )}
        </div>
      ))}
      <p>
        <strong>{texts.final}</strong>
      </p>
      <TextField
        label={texts.typeName(goes.name)}
        hint={texts.typeNameHint}
        required
        autoComplete="off"
        maxLength={120}
        value={draft.name}
        error={problems.name ?? (wrongName ? texts.wrongName : undefined)}
        onChange={({ target }) => onChange({ ...draft, name: target.value })}
      />
      <TextField
        label={actTexts.reason}
        hint={actTexts.whyHint}
        required
        maxLength={200}
        value={draft.reason}
        error={problems.reason}
        onChange={({ target }) => onChange({ ...draft, reason: target.value })}
      />
    </>
  );
}
