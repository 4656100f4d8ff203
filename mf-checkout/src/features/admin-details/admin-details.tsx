import { useId } from 'react';
import { oncePricedWords } from '../../copy/once-priced.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import './admin-details.css';

/** TK-17, RO-07: the carrier's share and our margin; the server sends them only to staff. */
export function AdminDetails() {
  const id = useId();
  const details = useSelector(({ quote }) => quote.price?.admin_details);
  if (!details) return null;
  return (
    <section className="checkout-admin" aria-labelledby={id}>
      <h3 id={id}>{oncePricedWords.forStaff}</h3>
      <dl>
        {Object.entries(details).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
