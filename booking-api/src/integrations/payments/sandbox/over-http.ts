import { wires } from '../../../gateway/merchant-api/wire.ts';
import type { AskGateway } from './ask.ts';
import { jsonClient, type Timeouts } from './http.ts';

export type OverHttp = { url: string; key: string; timeouts: Timeouts };

/** Asks the gateway's process, as a provider on the internet would be asked. */
export function askOverHttp({ url, key, timeouts }: OverHttp): AskGateway {
  const call = jsonClient(url, { authorization: `Bearer ${key}` }, timeouts);
  return (operation, sent) => {
    const { method, path } = wires[operation];
    // No operation that is not about an id is sent one.
    const { id = '', ...rest } = sent;
    const at = path.replace(':id', encodeURIComponent(String(id)));
    if (method === 'POST') return call(method, at, rest);
    const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
    return call(method, `${at}?${query.toString()}`);
  };
}
