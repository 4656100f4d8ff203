import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { orderPreparation } from '@sendahead/shared-contracts/orders/preparation-calls';
import { useRequiredContext } from '@sendahead/shared-ui';
import type { Asked } from '@sendahead/shared-ui/use-asked';
import { createContext } from 'react';

export type Preparation = Asked<CallOutput<typeof orderPreparation>>;
export const PreparationContext = createContext<Preparation | null>(null);

/** What is to be done before the carrier has the bags, for the parts of the page that tell of it. */
export const usePreparation = (): Preparation => useRequiredContext(PreparationContext);
