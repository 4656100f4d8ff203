import { purposeFacts } from '@sendahead/shared-contracts/orders/purpose-words';
import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import { bagWords } from '../../copy/bags.ts';
import { contentsWords as words } from '../../copy/contents.ts';
import './order-places.css';

type Leg = Receipt['legs'][number];

/** From where to where each leg goes, with every line of its addresses. */
export function OrderPlaces({ legs }: { readonly legs: readonly Leg[] }) {
  return legs.map((leg) => (
    <section key={leg.leg} className="order-places">
      <h3>{legs.length === 1 ? words.addresses : titles[leg.leg]}</h3>
      <dl>
        <Place lead={words.from} place={leg.from} />
        <Place lead={words.to} place={leg.to} />
        {purposeFacts(leg).map(({ title, value }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}

const titles = { outbound: bagWords.outbound, return: bagWords.return } as const;

function Place({ lead, place }: { readonly lead: string; readonly place: Leg['from'] }) {
  return (
    <div>
      <dt>{lead}</dt>
      <dd>
        <strong>{place.name}</strong>
        {[...place.lines, place.phone].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </dd>
    </div>
  );
}
