import { Alert } from '@sendahead/shared-ui/alert';
import { useEffect, useRef } from 'react';
import { paymentFailure } from '../../copy/payment-failure.ts';
import { useWhole } from '../checkout/checkout-context.ts';

/** How long a closing sheet may keep the page from taking the focus. */
const sheetMs = 150;

/** ER-18: why the order was not placed. The alert in the stack goes after 6 s; this stays until the next try. */
export function Refusal() {
  const placing = useWhole((state) => state.placing);
  const box = useRef<HTMLDivElement>(null);
  const { code, fields } = placing.phase === 'refused' ? placing : { code: null };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is led to, also when it repeats the last one
  useEffect(() => {
    if (code === null) return;
    const lead = () => {
      box.current?.focus({ preventScroll: true });
      box.current?.scrollIntoView?.({ block: 'center' });
    };
    lead();
    // While a sheet lies over the page nothing under it takes the focus.
    const timer = setTimeout(() => {
      if (document.activeElement !== box.current) lead();
    }, sheetMs);
    return () => clearTimeout(timer);
  }, [placing]);

  if (code === null) return null;
  return (
    <div ref={box} tabIndex={-1} className="checkout-refusal">
      <Alert severity="danger">{paymentFailure(code, fields)}</Alert>
    </div>
  );
}
