import * as spa from 'single-spa';
import type { Session } from '../session/session.ts';
import type { Stage } from './stage.ts';

/** Hands single-spa's errors to the stage that they belong to and starts the page. */
export function runStages(
  stages: readonly Stage[],
  session: Pick<Session, 'changes'>,
  report: (error: unknown, where: string) => void,
): void {
  spa.addErrorHandler((error) => {
    const stage = stages.find(({ application }) => application === error.appOrParcelName);
    if (stage) stage.fail(error);
    else report(error, error.appOrParcelName ?? 'single-spa');
  });
  for (const stage of stages) stage.start();
  // The signed-in user decides which places are loaded.
  session.changes.subscribe(() => {
    spa.triggerAppChange().catch((error: unknown) => report(error, 'single-spa'));
  });
  spa.start({ urlRerouteOnly: true });
}
