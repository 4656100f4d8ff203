import { testServer } from './postgres-server.ts';

/** Ends the shared test server unless another run is still using it. */
export default async function teardown(): Promise<void> {
  const running = testServer();
  if (!running) return;
  const others = await running.keeper.query(
    "select 1 from pg_stat_activity where application_name = 'test-run' and pid <> pg_backend_pid()",
  );
  await running.keeper.end();
  if (!others.rowCount) await running.server.stop();
}
