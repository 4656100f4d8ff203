import { endTestServer } from './end-test-server.ts';
import { testServer } from './postgres-server.ts';

/** Ends the payment sandboxes of the run, and the shared test server unless another run is still using it. */
export default async function teardown(): Promise<void> {
  const running = testServer();
  if (!running) return;
  for (const gateway of running.gateways) await gateway.stop();
  await running.keeper.end();
  await endTestServer(running.dataDir);
}
