import type { FastifyInstance } from 'fastify';
import type { Ledger } from '../ledger/connect.ts';
import { decideSlow, settleSubmitted } from '../transactions/settle.ts';
import { type Faults, faultSchema } from './faults.ts';

/** The entrance for tests, registered only when GATEWAY_FAULTS=on. */
export function registerFaultRoutes(app: FastifyInstance, faults: Faults, ledger: Ledger): void {
  app.post('/faults', async (request) => {
    faults.add(faultSchema.parse(request.body));
    return { ok: true };
  });
  app.delete('/faults', async () => {
    faults.clear();
    return { ok: true };
  });
  app.post('/faults/release', async () => {
    faults.release();
    return { ok: true };
  });
  app.get('/faults/calls', async () => faults.calls());
  app.post('/faults/settle', async () => ({
    settled: await settleSubmitted(ledger),
    decided: await decideSlow(ledger, true),
  }));
}
