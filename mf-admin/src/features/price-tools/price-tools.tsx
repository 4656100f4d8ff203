import { useState } from 'react';
import { priceToolsTexts as texts } from '../../copy/price-tools.ts';
import { useSelector } from '../../hooks/use-admin.ts';
import { CompDiscount } from './comp-discount.tsx';
import { RateAdjustment } from './rate-adjustment.tsx';
import { Surcharges } from './surcharges.tsx';
import './price-tools.css';

/**
 * PR-10, PR-13: an admin's price tools, folded until they are opened; open when an order is changed, whose
 * price staff may waive.
 */
export function PriceTools() {
  const cartId = useSelector(({ cart }) => cart?.id ?? null);
  const userId = useSelector(({ person }) => person?.user_id ?? null);
  const [changesOrder] = useState(() => new URLSearchParams(window.location.search).has('change_order'));
  if (cartId === null) return null;
  return (
    <details className="admin-tools" open={changesOrder}>
      <summary>{texts.priceTools}</summary>
      {/* Text typed for one user must not be kept for the next. */}
      <div className="admin-tools__all" key={`${cartId} ${userId}`}>
        <CompDiscount />
        <RateAdjustment cartId={cartId} />
        <Surcharges />
        <p className="admin-tools__note">{texts.waive}</p>
      </div>
    </details>
  );
}
