import { PageHeader, PageLayout } from '@sendahead/shared-ui';
import { PageAlerts } from '../alerts/page-alerts.tsx';
import { PageMessageLog } from '../alerts/page-message-log.tsx';
import { pageTitles } from '../copy/page-titles.ts';
import { Slot } from '../layout/slot.tsx';
import type { PageParts } from './page-parts.ts';

/** RT-22: the store locator, on a separate page. */
export function StoresPage({ boot, alerts }: PageParts) {
  const { brand } = boot;
  return (
    <>
      <PageAlerts alerts={alerts} />
      <PageLayout
        header={<PageHeader brandName={brand.name} homeHref="/ship" phone={brand.help_phone} />}
        footer={<PageMessageLog alerts={alerts} />}
      >
        <h1 className="page-title">{pageTitles.stores}</h1>
        <Slot place="stores" />
      </PageLayout>
    </>
  );
}
