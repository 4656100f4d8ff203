import { Button } from '@sendahead/shared-ui/button';
import { LiveRegion } from '@sendahead/shared-ui/live-region';
import { useStore } from '@sendahead/shared-ui/use-store';
import { VisuallyHidden } from '@sendahead/shared-ui/visually-hidden';
import type { Admin } from '../../effects/start.ts';
import type { Copying } from '../../state/state.ts';

const words: Readonly<Record<Copying, string>> = {
  idle: '',
  copied: 'Copied',
  refused: 'Could not be copied: select the number and copy it yourself',
};

/** The number of the cart, to be read out on the phone or copied. */
export function CartNumber({ admin }: { admin: Admin }) {
  const id = useStore(admin.store, (state) => state.cart?.displayId ?? null);
  const copying = useStore(admin.store, (state) => state.copying);
  if (id === null) return <p className="admin-strip__cart">No cart yet</p>;
  return (
    <div className="admin-strip__cart">
      <span>
        Cart <strong className="admin-strip__number">{id}</strong>
      </span>
      <Button variant="quiet" onClick={() => admin.copyCart()}>
        Copy<VisuallyHidden>{` cart number ${id}`}</VisuallyHidden>
      </Button>
      <span className="admin-strip__said" aria-hidden="true">
        {words[copying]}
      </span>
      <LiveRegion message={words[copying]} />
    </div>
  );
}
