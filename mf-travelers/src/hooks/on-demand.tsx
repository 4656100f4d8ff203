import { type DemandedView, ViewOnDemand } from '@sendahead/shared-ui';
import { useTravelers } from './use-travelers.ts';

/** A view that loads when it is needed; errors are reported to the shell. */
export function OnDemand<Props extends object>({ of, props }: { of: DemandedView<Props>; props: Props }) {
  return <ViewOnDemand of={of} props={props} report={useTravelers().host.report} />;
}
