import { setTimeout as pause } from 'node:timers/promises';

export class NotReady extends Error {
  override readonly name = 'NotReady';
}

/** Resolves when the address answers 200; rejects with NotReady after `patienceMs` or when the process ended before. */
export async function awaitReady(url: string, ended: Promise<unknown>, patienceMs = 120_000): Promise<void> {
  let over = false;
  ended.then(() => {
    over = true;
  });
  const giveUpAt = Date.now() + patienceMs;
  while (!over && Date.now() < giveUpAt) {
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await pause(100);
  }
  throw new NotReady(over ? `the process behind ${url} ended` : `${url} did not get ready`);
}
