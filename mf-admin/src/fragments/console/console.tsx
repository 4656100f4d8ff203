import { reachOf } from '@sendahead/shared-contracts/call/role-acts';
import { demanded, type FragmentView, useStore, ViewOnDemand } from '@sendahead/shared-ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import { PageHead } from '../../console/page-head.tsx';
import { type PageParams, pages } from '../../console/pages.ts';
import { createQueryClient } from '../../console/query-client.ts';
import type { Console } from '../../console/start-console.ts';
import { askBeforeLeaving, UnsavedForms } from '../../console/unsaved-changes.ts';
import { ConsoleContext } from '../../console/use-console.ts';
import { consoleTexts as texts } from '../../copy/console.ts';
import { ConsoleMenu } from './console-menu.tsx';
import './console.css';

const searchView = demanded(async () => (await import('./search/console-search.tsx')).ConsoleSearch);

const endedView = demanded(async () => (await import('./session-ended.tsx')).SessionEnded);

/** The console: search, menu, and the page of the address. A user without access learns nothing about its contents. */
export function ConsoleView({ store: lent }: FragmentView<Console, 'mf-admin'>) {
  const [client] = useState(createQueryClient);
  const [unsaved] = useState(() => new Set<string>());
  const role = useStore(lent.session, (session) => session?.role ?? 'guest');
  const ended = useStore(lent.ended, (now) => now);
  const reachablePages = pages.filter(
    ({ act, reach = reachOf(role, act) }) => reach && reach === reachOf(role, act),
  );
  const home = reachablePages.find(({ menu }) => menu !== undefined)?.path;
  if (home === undefined) return <p className="console__closed">{texts.closed}</p>;
  return (
    <ConsoleContext value={lent}>
      <QueryClientProvider client={client}>
        <UnsavedForms value={unsaved}>
          <Router base="/admin" aroundNav={askBeforeLeaving(unsaved)}>
            <div className="console">
              <ViewOnDemand of={searchView} props={{}} report={lent.host.report} />
              <ConsoleMenu pages={reachablePages} />
              <div className="console__page">
                {ended ? <ViewOnDemand of={endedView} props={{}} report={lent.host.report} /> : null}
                <Switch>
                  {reachablePages.map(({ path, page }) => (
                    <Route key={path} path={path}>
                      {(params: PageParams) => (
                        // Another claim or order is a different page: input and messages of one must not
                        // appear on the other.
                        <ViewOnDemand
                          key={Object.values(params).join('/')}
                          of={page}
                          props={{ params }}
                          report={lent.host.report}
                        />
                      )}
                    </Route>
                  ))}
                  <Route path="/">
                    <Redirect to={home} replace />
                  </Route>
                  <Route>
                    <PageHead title={texts.notFound} detail={texts.notFoundDetail} />
                  </Route>
                </Switch>
              </div>
            </div>
          </Router>
        </UnsavedForms>
      </QueryClientProvider>
    </ConsoleContext>
  );
}
