import { sessionTitle } from '@sendahead/shared-contracts/orders/camp-words';
import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import { cruiseTitle } from '@sendahead/shared-contracts/services/cruise';
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
        {leg.cruise ? (
          <div>
            <dt>{words.cruise}</dt>
            <dd>{cruiseTitle(leg.cruise)}</dd>
          </div>
        ) : null}
        {leg.session ? (
          <div>
            <dt>{words.session}</dt>
            <dd>{sessionTitle(leg.session)}</dd>
          </div>
        ) : null}
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
