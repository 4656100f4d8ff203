import type { Boot } from '@sendahead/shared-contracts/boot/schema';
import type { Bus } from '@sendahead/shared-contracts/bus/bus-types';
import type { Remote } from '@sendahead/shared-contracts/bus/parts';
import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import type { ReportError } from '../report/error-sink.ts';

interface Lent {
  readonly boot: Boot;
  readonly bus: Bus;
  readonly api: ApiClient;
  readonly report: ReportError;
  readonly now: () => number;
  readonly news: FragmentHost['news'];
}

/** One host for each remote: its own bound bus, and the page's client, boot data and clock. */
export interface Hosts {
  of<R extends Remote>(remote: R): FragmentHost<R>;
}

export function createHosts({ boot, bus, api, report, now, news }: Lent): Hosts {
  const hosts = new Map<Remote, FragmentHost>();
  return {
    of<R extends Remote>(remote: R): FragmentHost<R> {
      const existingHost = hosts.get(remote);
      if (existingHost) return existingHost as FragmentHost<R>;
      const host: FragmentHost<R> = {
        owner: remote,
        bus: bus.bind(remote),
        api,
        boot,
        report: (error, where) =>
          report(error, `${remote}: ${where}`, {
            part: remote,
            phase: where === 'render' ? 'render' : 'effect',
          }),
        now,
        news,
      };
      hosts.set(remote, host as unknown as FragmentHost);
      return host;
    },
  };
}
