import { PageHeader, PageLayout } from '@sendahead/shared-ui/page-layout';
import { PageAlerts } from '../alerts/page-alerts.tsx';
import { PageMessageLog } from '../alerts/page-message-log.tsx';
import { Slot } from '../layout/slot.tsx';
import { AccountButton } from '../session/account-button.tsx';
import type { PageParts } from './page-parts.ts';

/** RT-20: the receipt of an order. */
export function ReceiptPage({ boot, bus, session, requestSignIn, alerts, report }: PageParts) {
  const { brand } = boot;
  const account = <AccountButton {...{ session, bus, requestSignIn, report }} initial={boot.session} />;
  return (
    <>
      <PageAlerts alerts={alerts} />
      <PageLayout
        header={
          <PageHeader brandName={brand.name} homeHref="/ship" phone={brand.help_phone} account={account} />
        }
        footer={<PageMessageLog alerts={alerts} />}
      >
        <Slot place="receipt" />
      </PageLayout>
    </>
  );
}
