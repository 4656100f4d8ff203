import { Button, LiveRegion, useStore, VisuallyHidden } from '@sendahead/shared-ui';
import { cartNumberTexts as texts } from '../../copy/cart-number.ts';
import type { Admin } from '../../effects/start.ts';
import type { CopyState } from '../../state/state.ts';

const words: Readonly<Record<CopyState, string>> = {
  idle: '',
  copied: texts.copied,
  refused: texts.notCopied,
};

/** The number of the cart, for staff to read out on the phone or copy. */
export function CartNumber({ admin }: { admin: Admin }) {
  const id = useStore(admin.store, (state) => state.cart?.displayId ?? null);
  const copying = useStore(admin.store, (state) => state.copying);
  if (id === null) return <p className="admin-strip__cart">{texts.none}</p>;
  return (
    <div className="admin-strip__cart">
      <span>
        {texts.cart} <strong className="admin-strip__number">{id}</strong>
      </span>
      <Button variant="quiet" onClick={() => admin.copyCart()}>
        {texts.copy}
        <VisuallyHidden>{texts.numberSpoken(id)}</VisuallyHidden>
      </Button>
      <span className="admin-strip__said" aria-hidden="true">
        {words[copying]}
      </span>
      <LiveRegion message={words[copying]} />
    </div>
  );
}
