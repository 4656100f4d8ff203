import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import { receiptWords } from '../../copy/receipt.ts';
import { toStaff } from '../../copy/to-staff.ts';

/** The order number as a QR code: dark on white in every theme, with its quiet zone, so that it can be scanned. */
export function OrderCode({
  code,
  orderNumber,
  customer,
}: {
  code: Receipt['code'];
  orderNumber: string;
  customer: string | null;
}) {
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
      <figcaption>{toStaff(receiptWords.codeFor, customer)}</figcaption>
    </figure>
  );
}
