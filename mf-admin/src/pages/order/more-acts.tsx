import { Button } from '@sendahead/shared-ui';
import { Children, type ReactNode, useId, useState } from 'react';
import { orderTexts as texts } from '../../copy/order.ts';

/** The rarer acts, unfolded by a button below the common ones. */
export function MoreActs({ children }: { children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  if (Children.toArray(children).length === 0) return null;
  return (
    <>
      <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {texts.moreActs}
      </Button>
      <div id={id} className="order-more" hidden={!open}>
        {children}
      </div>
    </>
  );
}
