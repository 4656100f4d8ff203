import type { CartView } from '@sendahead/shared-contracts/console/cart-calls';
import { isTender } from '@sendahead/shared-contracts/pricing/cost-lines';
import { isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { Money } from '@sendahead/shared-ui';
import { Link } from 'wouter';
import { BrandNames } from '../../console/brand-name.tsx';
import { Facts } from '../../console/facts.tsx';
import { Panel } from '../../console/panel.tsx';
import { showDayOfYear } from '../../console/show-day.ts';
import { useConsole } from '../../console/use-console.ts';
import { When } from '../../console/when.tsx';
import { cartTexts as texts } from '../../copy/cart.ts';

type Fact = Parameters<typeof Facts>[0]['facts'][number];

/** Leaves out facts without a value. */
const knownFacts = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter(([, value]) => value !== '' && value !== null);

/** Whose cart it is, and when it last changed. */
export function Who({ view: { cart, email, phone, opened_at } }: { view: CartView }) {
  const { reaches } = useConsole();
  const name = cart.who || texts.guest;
  return (
    <Panel title={texts.customer}>
      <Facts
        facts={knownFacts([
          [
            texts.customer,
            cart.user_id && reaches('help_people') ? (
              <Link key="who" href={`/users/${cart.user_id}`}>
                {name}
              </Link>
            ) : (
              name
            ),
          ],
          [texts.email, email],
          [texts.phone, phone],
          [texts.brand, <BrandNames key="brand" slugs={[cart.brand]} />],
          [texts.opened, <When key="opened" instant={opened_at} />],
          [texts.lastChange, <When key="changed" instant={cart.saved_at} />],
        ])}
      />
    </Panel>
  );
}

/** Both addresses, as far as they are entered. */
export function Ends({ view: { from, to } }: { view: CartView }) {
  return (
    <Panel title={texts.ends}>
      <Facts
        facts={[
          [texts.from, <Place key="from" place={from} />],
          [texts.to, <Place key="to" place={to} />],
        ]}
      />
    </Panel>
  );
}

function Place({ place }: { place: CartView['from'] }) {
  if (place === null) return texts.notEntered;
  return (
    <address className="cart-page__place">
      {[place.name, ...place.lines, place.phone]
        .filter((line) => line !== '')
        .map((line) => (
          <div key={line}>{line}</div>
        ))}
    </address>
  );
}

const day = (text: string): string => (isCalendarDate(text) ? showDayOfYear(text) : texts.noDay);

/** The legs with their days and service. */
export function Trip({ view: { legs, round_trip } }: { view: CartView }) {
  return (
    <Panel title={texts.trip}>
      {legs.length === 0 ? (
        <p>{texts.notEntered}</p>
      ) : (
        <Facts
          facts={[
            [texts.kind, round_trip ? texts.roundTrip : texts.oneWay],
            ...legs.map(
              ({ leg, pickup_date, arrival_date, service }): Fact => [
                texts[leg],
                [
                  service || texts.noService,
                  texts.pickup(day(pickup_date)),
                  ...(arrival_date ? [texts.arrival(day(arrival_date))] : []),
                ].join(', '),
              ],
            ),
          ]}
        />
      )}
    </Panel>
  );
}

/** The travelers with their bags. */
export function Travelers({ view: { travelers } }: { view: CartView }) {
  return (
    <Panel title={texts.travelers}>
      {travelers.length === 0 ? <p>{texts.notEntered}</p> : null}
      <ul className="console-lines">
        {travelers.map(({ name, email, phone, bags }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: travelers have no id here, and never change places.
          <li key={position}>
            <div>
              <strong>{name || texts.unnamed(position + 1)}</strong>
              <div className="console-lines__detail">{[email, phone].filter(Boolean).join(', ')}</div>
              {bags.length === 0 ? <div>{texts.noItems}</div> : null}
              {bags.map((bag, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: bags have no id either.
                <div key={row}>{bagText(bag)}</div>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const bagText = ({ item, cover_cents, note }: CartView['travelers'][number]['bags'][number]): string =>
  [item, cover_cents > 0 ? texts.covered(formatCents(cover_cents)) : '', note].filter(Boolean).join(', ');

/** The last price that the customer saw, line by line. */
export function CartPrice({ view: { price, coupon, gift_cards } }: { view: CartView }) {
  return (
    <Panel title={texts.price}>
      {price === null ? (
        <p>{texts.noPrice}</p>
      ) : (
        <ul className="console-lines">
          {price.line_items
            .filter((line) => !isTender(line))
            .map((line) => (
              <li key={line.id}>
                <div>
                  {line.title}
                  {line.detail ? <div className="console-lines__detail">{line.detail}</div> : null}
                </div>
                <Money cents={line.amount_cents} />
              </li>
            ))}
          <li>
            <strong>{texts.total}</strong>
            <Money cents={price.total_cents} />
          </li>
        </ul>
      )}
      <Facts
        facts={knownFacts([
          [texts.coupon, coupon],
          [texts.giftCards, gift_cards > 0 ? String(gift_cards) : ''],
          [texts.pricedAt, price && <When instant={price.at} />],
        ])}
      />
    </Panel>
  );
}
