import { mutationOf, queryOf } from '@sendahead/shared-contracts/client/query-of';
import { readClubStanding } from '@sendahead/shared-contracts/console/club-archive-calls';
import { listClubs, readClub } from '@sendahead/shared-contracts/console/club-calls';
import { compareClubs, mergeClubs } from '@sendahead/shared-contracts/console/club-merge-calls';
import { listContractPrices } from '@sendahead/shared-contracts/console/contract-price-calls';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../console/use-console.ts';
import { mergeTexts as texts } from '../../../copy/club-merge.ts';
import { emptyDraft, type MergeDraft, problemsOf } from './merge-draft.ts';

export type Side = 'this' | 'other';

/** The two records, as compared, and the press that merges them. */
export function useMerge(clubId: number, onDone: (notice: string) => void) {
  const api = useApi();
  const [otherId, setOther] = useState<number | null>(null);
  const [staying, setStaying] = useState<Side>('this');
  const [draft, setDraft] = useState<MergeDraft>(emptyDraft);
  const [pressed, setPressed] = useState(false);
  const [staysId, goesId] = staying === 'this' ? [clubId, otherId] : [otherId, clubId];
  const compared = useQuery({
    ...queryOf(api, compareClubs, { params: { clubId: String(staysId) }, query: { goes: String(goesId) } }),
    enabled: otherId !== null,
  });
  const { isPending, error, mutate } = useMutation(
    mutationOf(
      api,
      mergeClubs,
      compareClubs,
      readClubStanding,
      readClub,
      listClubs,
      listContractPrices,
      changeHistory,
    ),
  );
  const both = otherId === null ? undefined : compared.data;
  const submit = (): void => {
    setPressed(true);
    if (!both || both.needs_rates || Object.keys(problemsOf(draft, both)).length > 0) return;
    const { stays, goes } = both;
    const { reason, ...choices } = draft;
    const balances = { stays: stays.links.balance_cents, goes: goes.links.balance_cents };
    mutate(
      {
        params: { clubId: String(stays.id) },
        body: { ...choices, goes: goes.id, balances, reason: reason.trim() },
      },
      { onSuccess: () => onDone(texts.done(stays.name)) },
    );
  };
  return {
    otherId,
    chooseOther: (id: number | null) => {
      setOther(id === clubId ? null : id);
      setDraft(emptyDraft);
    },
    staying,
    chooseStaying: (side: Side) => {
      setStaying(side);
      setDraft(emptyDraft);
    },
    draft,
    setDraft,
    compared,
    both,
    pressed,
    problems: pressed && both ? problemsOf(draft, both) : {},
    isPending,
    error,
    submit,
  };
}
