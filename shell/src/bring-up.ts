import { readBoot } from './boot/read-boot.ts';
import { yieldToMain } from './clock/yield-to-main.ts';

/**
 * Starts the page. Each step's modules are evaluated in a separate task: together they would delay the first
 * input. Until all is done the page keeps its message for a failed start; styles show it after a while.
 */
export async function bringUp(document: Document, page: Window): Promise<void> {
  const boot = readBoot(document);
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './session/session.ts');
  await yieldToMain();
  const { startShell } = await import(/* webpackMode: "eager" */ './start-shell.ts');
  await yieldToMain();
  await startShell(boot, page);
  document.getElementById('not-started')?.remove();
}
