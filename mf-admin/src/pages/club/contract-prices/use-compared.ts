import type { CallInput } from '@sendahead/shared-contracts/call/define-call';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { compareContractPrices } from '@sendahead/shared-contracts/console/contract-price-calls';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../console/use-console.ts';

export type Proposal = CallInput<typeof compareContractPrices>['body'];

/** The comparison of a proposal with today's prices; it is discarded when the proposal changes. */
export function useCompared(clubId: number, proposal: Proposal | null) {
  const { isPending, error, data, variables, mutate } = useMutation(
    mutationOf(useApi(), compareContractPrices),
  );
  const isPresent = proposal !== null && JSON.stringify(variables?.body) === JSON.stringify(proposal);
  return {
    isPending,
    error: isPresent ? error : null,
    compared: isPresent && data && !isPending ? data : null,
    compare: (body: Proposal): void => mutate({ params: { clubId: String(clubId) }, body }),
  };
}
