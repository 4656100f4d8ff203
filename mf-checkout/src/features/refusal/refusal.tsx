import { demanded, ViewOnDemand } from '@sendahead/shared-ui';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';

const whyRefused = demanded(async () => (await import('./why-refused.tsx')).WhyRefused);
/** Loads the sentences of refusals: few orders are refused, and the line may be lost by then. */
export const readRefusals = whyRefused.read;

/** ER-18: why the order was not placed, once it was refused. */
export function Refusal() {
  const { host } = useCheckout();
  const placing = useSelector((state) => state.placing);
  return placing.phase === 'refused' ? (
    <ViewOnDemand of={whyRefused} props={{ refused: placing }} report={host.report} />
  ) : null;
}
