import { PageHeader, PageLayout } from '@sendahead/shared-ui';
import type { ComponentProps } from 'react';
import { PageAlerts } from '../alerts/page-alerts.tsx';
import { PageMessageLog } from '../alerts/page-message-log.tsx';
import { AccountButton } from '../session/account-button.tsx';
import type { PageParts } from './page-parts.ts';

type FrameProps = Pick<PageParts, 'boot' | 'bus' | 'session' | 'requestSignIn' | 'alerts' | 'report'> &
  Omit<ComponentProps<typeof PageLayout>, 'header' | 'footer'>;

/** The frame of every page of a brand: its header with the account, its messages, and their log. */
export function PageFrame({ boot, bus, session, requestSignIn, alerts, report, ...layout }: FrameProps) {
  const { name, help_phone } = boot.brand;
  const account = (
    <AccountButton {...{ session, bus, onSignIn: requestSignIn, report }} initial={boot.session} />
  );
  return (
    <>
      <PageAlerts alerts={alerts} />
      <PageLayout
        {...layout}
        header={
          <PageHeader brandName={name} phone={help_phone} account={account} logo={boot.microsite?.logo} />
        }
        footer={<PageMessageLog alerts={alerts} />}
      />
    </>
  );
}
