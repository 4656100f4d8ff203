import { endTestServer } from './end-test-server.ts';
import { testServer } from './postgres-server.ts';

/** Ends the shared test server unless another run is still using it. */
export default async function teardown(): Promise<void> {
  const running = testServer();
  if (!running) return;
  await running.keeper.end();
  await endTestServer(running.dataDir);
}
