import type { CallDefinition, CallInput, CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { Asked } from '@sendahead/shared-ui/use-asked';
import { useEffect, useRef } from 'react';
import { useAsked } from './use-asked.ts';
import { useOrder } from './use-order.ts';

/**
 * Asks as `useAsked` does, and again each time that the order of the page was read again: what that was done for, a change, a
 * scan or an answer of staff, may be told by this part and not by the order itself.
 */
export function useAskedOfOrder<D extends CallDefinition>(
  definition: D,
  input: CallInput<D>,
): Asked<CallOutput<D>> {
  const { detail } = useOrder();
  const asked = useAsked(definition, input);
  const { again } = asked;
  const seen = useRef(detail);
  useEffect(() => {
    if (seen.current === detail) return;
    seen.current = detail;
    again();
  }, [detail, again]);
  return asked;
}
