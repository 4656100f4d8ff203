import { priceWas } from '../copy/money.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './money.css';

let dollars: Intl.NumberFormat | undefined;
/** Created when the first amount is shown: creating it takes longer than rendering the page around it. */
const inDollars = (amount: number): string => {
  dollars ??= new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  return dollars.format(amount);
};

/** Integer cents as "$1,234.56"; a refund reads "−$5.00" with a true minus sign. */
export function formatMoney(cents: number): string {
  const text = inDollars(Math.abs(cents) / 100);
  return cents < 0 ? `−${text}` : text;
}

/** An amount in tabular figures. */
export function Money({ cents }: { cents: number }) {
  return (
    <span className="ui-money" translate="no">
      {formatMoney(cents)}
    </span>
  );
}

/** The price before a reduction, struck through and named as the earlier price for screen readers. */
export function StruckMoney({ cents }: { cents: number }) {
  return (
    <s className="ui-money ui-money--struck">
      <VisuallyHidden>{`${priceWas} `}</VisuallyHidden>
      <span translate="no">{formatMoney(cents)}</span>
    </s>
  );
}
