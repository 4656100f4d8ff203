import { createBus } from '../bus/bus.ts';
import type { Bus, BusReport } from '../bus/bus-types.ts';
import type { Remote } from '../bus/parts.ts';
import type { ApiClient } from '../client/api-client.ts';
import type { FragmentHost } from '../fragments/host.ts';
import { guestBoot } from './boot.ts';
import { fakeApi } from './fake-api.ts';

export interface FakeHost<R extends Remote> extends FragmentHost<R> {
  /** The page's bus, for playing the other parts. */
  readonly page: Bus;
  /** Failures on the bus; a test that expects none asserts that it is empty. */
  readonly troubles: BusReport[];
  readonly reports: unknown[];
  /** Notifies the followers of a path's updates that there is one; of every path by default. */
  tellNews(path?: string, only?: 'viewers'): void;
}

/** A shell for one remote: a real bus, a fake API, a guest's boot and a stopped clock. */
export function fakeHost<R extends Remote>(
  owner: R,
  over: { api?: ApiClient; boot?: FragmentHost['boot']; now?: string } = {},
): FakeHost<R> {
  const troubles: BusReport[] = [];
  const reports: unknown[] = [];
  const followed = new Set<{ path: string; read: (only?: 'viewers') => void }>();
  const page = createBus({ report: (trouble) => troubles.push(trouble) });
  const boot = over.boot ?? guestBoot();
  return {
    owner,
    page,
    troubles,
    reports,
    boot,
    bus: page.bind(owner),
    api: over.api ?? fakeApi(),
    news: (path, read) => {
      const own = { path, read };
      followed.add(own);
      return () => followed.delete(own);
    },
    tellNews: (path, only) => {
      for (const own of followed)
        if (path === undefined || own.path === path) own.read(...(only ? [only] : []));
    },
    report: (error) => reports.push(error),
    now: () => Date.parse(over.now ?? boot.now),
  };
}
