import { PageHeader, PageLayout } from '@sendahead/shared-ui';
import { PageAlerts } from '../alerts/page-alerts.tsx';
import { PageMessageLog } from '../alerts/page-message-log.tsx';
import { pageTitles } from '../copy/page-titles.ts';
import { Slot } from '../layout/slot.tsx';
import type { PageParts } from './page-parts.ts';

/** RT-18: the small page on which quick-quote links are made; in a frame of another site the form alone. */
export function QuotePage({ boot, alerts }: PageParts) {
  const { brand } = boot;
  if (boot.embedded)
    return (
      <main>
        <Slot place="quote" />
      </main>
    );
  return (
    <>
      <PageAlerts alerts={alerts} />
      <PageLayout
        header={<PageHeader brandName={brand.name} phone={brand.help_phone} />}
        footer={<PageMessageLog alerts={alerts} />}
      >
        <h1 className="page-title">{pageTitles.quote}</h1>
        <Slot place="quote" />
      </PageLayout>
    </>
  );
}
