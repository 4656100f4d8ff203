import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { useSearchParams } from 'wouter';

interface RequestedAct {
  readonly act: string | null;
  readonly leg: LegName | undefined;
  /** Removes the act from the address, so that a reload does not open it again. */
  readonly forget: () => void;
}

/** What a link to an order requests: an act, and the leg that it applies to. */
export function useRequestedAct(): RequestedAct {
  const [present, change] = useSearchParams();
  const leg = present.get('leg');
  return {
    act: present.get('act'),
    leg: leg === 'outbound' || leg === 'return' ? leg : undefined,
    forget: () => {
      if (present.has('act')) change(new URLSearchParams(), { replace: true });
    },
  };
}
