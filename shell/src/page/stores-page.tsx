import { pageTitles } from '../copy/page-titles.ts';
import { Slot } from '../layout/slot.tsx';
import { PageFrame } from './page-frame.tsx';
import type { PageParts } from './page-parts.ts';

/** This page has no dialog of the checkout: the account page signs in, and returns here. */
const signInElsewhere = (): void => {
  const { pathname, search } = window.location;
  const back = new URLSearchParams({ login_flag: '1', value: `${pathname}${search}` });
  window.location.assign(`/account?${back}`);
};

/** RT-22: the store locator, on a separate page. */
export function StoresPage({ boot, bus, session, alerts, report }: PageParts) {
  return (
    <PageFrame {...{ boot, bus, session, alerts, report }} requestSignIn={signInElsewhere}>
      <h1 className="page-title">{pageTitles.stores}</h1>
      <Slot place="stores" />
    </PageFrame>
  );
}
