import { randomUUID } from 'node:crypto';
import { NOOP_PROVIDER, OpenFeature } from '@openfeature/server-sdk';
import { reachOf } from '@sendahead/shared-contracts/call/role-acts';
import {
  type FlagDefinition,
  flagDefinitions,
  type PageFlags,
} from '@sendahead/shared-contracts/flags/registry';
import type { Queries } from '../../../platform/database/database.ts';
import type { Flags, FlagVisitor } from '../../../platform/flags/flags.ts';
import type { Live } from '../../../platform/live/live.ts';
import { visitorIdOf } from '../../../platform/security/session.ts';
import { brandOf } from '../../catalog/public/request-brand.ts';
import { type FlagSubject, flagdFlag } from '../flagd-flag.ts';
import { FlagdProvider } from '../flagd-provider.ts';
import { defaultsOf } from './defaults.ts';
import { readFlagRows } from './store.ts';

export type Definitions = Readonly<Record<string, FlagDefinition>>;

interface Options {
  readonly db: Queries;
  readonly live: Pick<Live, 'hear' | 'tellOfRelease'>;
  readonly config: Parameters<typeof defaultsOf>[0];
  readonly onError: (error: unknown) => void;
  /** The flags of the code, except in tests. */
  readonly definitions?: Definitions | undefined;
}

const nobody: FlagSubject = { targetingKey: '', brand: '', person: '', club: 0, staff: false };

function askingOf(visiting: FlagVisitor | null): FlagSubject {
  if (!visiting) return nobody;
  const { request, session } = visiting;
  const brand = brandOf(request);
  if (!session) return { ...nobody, brand };
  const { user, role } = session;
  return {
    targetingKey: visitorIdOf(session),
    brand,
    person: user?.id ?? '',
    club: user?.clubId ?? 0,
    staff: reachOf(role, 'open_console') !== undefined,
  };
}

/**
 * Flags through OpenFeature, evaluated in this process from the rows of the table. Every change reloads them
 * and notifies every open page; while the database does not answer, the last rows apply.
 */
export async function createFlags({
  db,
  live,
  config,
  onError,
  definitions = flagDefinitions,
}: Options): Promise<Flags & { end(): Promise<void> }> {
  const provider = new FlagdProvider();
  const take = (rows: Awaited<ReturnType<typeof readFlagRows>>): void =>
    provider.take(
      Object.fromEntries(
        Object.entries(definitions).map(([key, definition]) => [
          key,
          flagdFlag(
            key,
            definition,
            rows.find((row) => row.key === key),
          ),
        ]),
      ),
    );
  take([]);
  // Several servers of a test share the process, and OpenFeature keeps one provider per domain.
  const domain = `flags ${randomUUID()}`;
  await OpenFeature.setProviderAndWait(domain, provider);
  const client = OpenFeature.getClient(domain);
  const defaults: Readonly<Record<string, boolean>> = defaultsOf(config);

  /** Run in sequence, so that a later result is never older. */
  let reading: Promise<void> = Promise.resolve();
  const read = (): Promise<void> => {
    reading = reading.then(() => readFlagRows(db)).then(take, onError);
    return reading;
  };
  const first = read();
  live.hear('flags', () => void read().then(() => live.tellOfRelease()));

  const evaluate = async (key: string, asking: FlagSubject): Promise<boolean | string> => {
    await first;
    const definition = definitions[key];
    if (definition?.kind === 'variants') return client.getStringValue(key, '', asking);
    return client.getBooleanValue(key, defaults[key] ?? false, asking);
  };

  return {
    isOn: async (flag, visiting) => (await evaluate(flag, askingOf(visiting))) === true,
    async forPage(visiting) {
      const asking = askingOf(visiting);
      const values: Record<string, boolean | string> = {};
      for (const [key, { page }] of Object.entries(definitions)) {
        const value = page && (await evaluate(key, asking));
        // A visitor outside an experiment has no value for it.
        if (page && value !== '') values[key] = value;
      }
      return values as PageFlags;
    },
    end: () => OpenFeature.setProviderAndWait(domain, NOOP_PROVIDER),
  };
}
