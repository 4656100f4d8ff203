import { type FragmentView, useStore } from '@sendahead/shared-ui';
import { useMemo } from 'react';
import type { AddressesStore } from '../../effects/context.ts';
import { AddressesContext } from '../../hooks/use-addresses.ts';
import { publication } from '../../state/publication.ts';
import { CorrectionDialog, DisasterDialog, OtherPlaceDialog } from './dialogs.tsx';
import { EndCard } from './end-card.tsx';
import './ship-points.css';

/** Sections 1 and 2 of the page: where the bags are sent from and to. */
export function ShipPointsSection({ store, host }: FragmentView<AddressesStore, 'mf-addresses'>) {
  const shared = useMemo(() => ({ store, host, asks: true }), [store, host]);
  const duplicate = useStore(store, (state) => publication(state).duplicate);
  return (
    <AddressesContext value={shared}>
      <div className="addresses-cards">
        <EndCard end="origin" number={1} duplicate={false} />
        <EndCard end="destination" number={2} duplicate={duplicate} />
      </div>
      <DisasterDialog end="origin" />
      <DisasterDialog end="destination" />
      <CorrectionDialog />
      <OtherPlaceDialog />
    </AddressesContext>
  );
}
