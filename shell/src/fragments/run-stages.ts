import * as spa from 'single-spa';
import type { Stage } from './stage.ts';

/** Hands single-spa's errors to the stage that they belong to and starts the page. */
export function runStages(stages: readonly Stage[], report: (error: unknown, where: string) => void): void {
  spa.addErrorHandler((error) => {
    const stage = stages.find(({ application }) => application === error.appOrParcelName);
    if (stage) stage.fail(error);
    else report(error, error.appOrParcelName ?? 'single-spa');
  });
  for (const stage of stages) stage.start();
  spa.start({ urlRerouteOnly: true });
}
