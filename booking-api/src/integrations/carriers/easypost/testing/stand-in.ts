import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Shipment = Record<string, unknown> & { id: string; reference: string; postage_label: unknown };
/**
 * The fault of the next call of a kind: slow, an error status, a connection cut after the work is done, or a
 * nonsense answer.
 */
export type Fault = { status?: number; delayMs?: number; lost?: boolean; nonsense?: boolean };

const rate = (id: string, carrier: string, service: string, amount: string, days: number) => ({
  id,
  object: 'Rate',
  carrier,
  service,
  rate: amount,
  currency: 'USD',
  delivery_days: days,
  list_rate: amount,
  retail_rate: null,
});

/** A server that answers in the shape of EasyPost's shipments and keeps a ledger of its sales. */
export async function startCarrierStandIn() {
  const shipments: Shipment[] = [];
  const calls: { method: string; path: string; key: string; body: unknown }[] = [];
  const faults = new Map<string, Fault[]>();
  let serial = 0;

  const find = (id: string) => shipments.find((each) => each.id === id || each.reference === id);
  const actions: Record<
    string,
    (id: string, body: Record<string, Record<string, unknown>>) => [number, unknown]
  > = {
    create: (_id, { shipment = {} }) => {
      serial += 1;
      const made: Shipment = {
        ...shipment,
        id: `shp_${serial}`,
        object: 'Shipment',
        reference: String(shipment.reference),
        rates: [
          rate(`rate_${serial}_1`, 'FedEx', 'FEDEX_GROUND', '41.10', 4),
          rate(`rate_${serial}_2`, 'FedEx', 'FEDEX_2_DAY', '88.5', 2),
          rate(`rate_${serial}_3`, 'UPS', 'Ground', '39.95', 4),
        ],
        messages: [],
        postage_label: null,
        tracking_code: null,
        selected_rate: null,
        tracker: null,
        refund_status: null,
      };
      shipments.push(made);
      return [201, made];
    },
    retrieve: (id) => {
      const found = find(id);
      return found ? [200, found] : [404, { error: { code: 'NOT_FOUND', message: 'Not found', errors: [] } }];
    },
    buy: (id, body) => {
      const found = find(id);
      if (!found) return [404, { error: { code: 'NOT_FOUND', message: 'Not found', errors: [] } }];
      if (found.postage_label)
        return [
          422,
          { error: { code: 'SHIPMENT.POSTAGE.EXISTS', message: 'Postage already exists', errors: [] } },
        ];
      const rates = Array.isArray(found.rates) ? found.rates : [];
      found.postage_label = { id: `pl_${id}`, label_url: 'https://labels.example.test/1.pdf' };
      found.tracking_code = `9400${String(serial).padStart(8, '0')}`;
      found.selected_rate = rates.find((each) => each.id === body.rate?.id);
      return [200, found];
    },
    rerate: (id) => {
      const found = find(id);
      if (!found) return [404, { error: { code: 'NOT_FOUND', message: 'Not found', errors: [] } }];
      found.rates = [rate(`rate_${serial}_9`, 'FedEx', 'FEDEX_GROUND', '41.10', 4)];
      return [200, found];
    },
    refund: (id) => {
      const found = find(id);
      if (!found) return [404, { error: { code: 'NOT_FOUND', message: 'Not found', errors: [] } }];
      found.refund_status = found.status === 'in_transit' ? 'rejected' : 'submitted';
      return [200, found];
    },
  };

  const server = createServer(async (request, response) => {
    const text = await readBody(request);
    const path = (request.url ?? '').split('?')[0] ?? '';
    const [, , , id = '', verb] = path.split('/');
    const action = verb ?? (request.method === 'POST' ? 'create' : 'retrieve');
    const key = Buffer.from((request.headers.authorization ?? '').replace('Basic ', ''), 'base64').toString();
    calls.push({ method: request.method ?? '', path, key, body: JSON.parse(text || '{}') });
    const fault = faults.get(action)?.shift() ?? {};
    if (fault.status !== undefined) {
      reply(response, fault.status, errorOf(fault.status));
      return;
    }
    const [status, body] = actions[action]?.(id, JSON.parse(text || '{}')) ?? [404, errorOf(404)];
    if (fault.lost) response.destroy();
    else if (fault.nonsense) response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":');
    else setTimeout(() => reply(response, status, body), fault.delayMs ?? 0).unref();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v2/`,
    shipments,
    calls,
    fail: (action: keyof typeof actions, ...next: Fault[]) => faults.set(action, next),
    clear: () => {
      shipments.length = 0;
      calls.length = 0;
      faults.clear();
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const errorOf = (status: number) => ({ error: { code: `TEST.${status}`, message: 'as asked', errors: [] } });

const reply = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}
