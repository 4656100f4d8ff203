import { BottomBar } from '@sendahead/shared-ui/bottom-bar';
import { PageHeader, PageLayout } from '@sendahead/shared-ui/page-layout';
import { RouteStrip } from '@sendahead/shared-ui/route-strip';
import { PageAlerts } from '../alerts/page-alerts.tsx';
import { PageMessageLog } from '../alerts/page-message-log.tsx';
import { Slot } from '../layout/slot.tsx';
import { AccountButton } from '../session/account-button.tsx';
import type { PageParts } from './page-parts.ts';
import { emptyPage, type PageState } from './page-state.ts';
import { routeFacts } from './route-facts.ts';
import { useObservable } from './use-observable.ts';

const factsOf = ({ points, travelers, itinerary }: PageState) => routeFacts(points, travelers, itinerary);

function Strip({ state }: Pick<PageParts, 'state'>) {
  const { from, to, dates, items } = factsOf(useObservable(state, emptyPage));
  return <RouteStrip from={from} to={to} facts={[dates, items].filter(Boolean)} />;
}

function Bar({ state, open, onOpen }: Pick<PageParts, 'state'> & { open: boolean; onOpen: () => void }) {
  const page = useObservable(state, emptyPage);
  const cents = page.quote?.price?.final_price_cents ?? null;
  const asking = page.quote?.state === 'asking';
  return (
    <BottomBar cents={cents} updating={asking} items={factsOf(page).items} open={open} onOpen={onOpen} />
  );
}

/** The booking page: its frame and the places of its fragments, in the order of the booking (RT-02, MD-01). */
export function ShipPage({ boot, bus, session, requestSignIn, alerts, state, report }: PageParts) {
  const { brand } = boot;
  const account = <AccountButton {...{ session, bus, requestSignIn, report }} initial={boot.session} />;
  return (
    <>
      <PageAlerts alerts={alerts} />
      <PageLayout
        header={
          <PageHeader brandName={brand.name} homeHref="/ship" phone={brand.help_phone} account={account} />
        }
        strip={<Strip state={state} />}
        aside={<Slot place="summary" />}
        bottomBar={({ open, show }) => <Bar state={state} open={open} onOpen={show} />}
        footer={<PageMessageLog alerts={alerts} />}
      >
        <h1 className="page-title">{brand.tagline}</h1>
        <Slot place="assistance" />
        <Slot place="ship-points" />
        <Slot place="travelers" />
        <Slot place="itinerary" />
        <Slot place="payment" />
      </PageLayout>
    </>
  );
}
