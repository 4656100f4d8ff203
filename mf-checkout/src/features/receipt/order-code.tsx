import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import { receiptWords } from '../../copy/receipt.ts';

/** The order number as a QR code: dark on white in every theme, with its quiet zone, so that it can be scanned. */
export function OrderCode({ code, orderNumber }: { code: Receipt['code']; orderNumber: string }) {
  return (
    <figure className="checkout-receipt__figure">
      <svg
        className="checkout-receipt__code"
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={receiptWords.qrCode({ orderNumber })}
      >
        <path d={code.path} fill="#000000" />
      </svg>
      <figcaption>{receiptWords.codeFor}</figcaption>
    </figure>
  );
}
