import { may, type RoleAct, reachOf } from '@sendahead/shared-contracts/call/role-acts';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { useRequiredContext, useStore } from '@sendahead/shared-ui';
import { createContext } from 'react';
import type { Console } from './start-console.ts';

export const ConsoleContext = createContext<Console | null>(null);

/** The console's user and permissions. The server decides; the pages only offer acts by these. */
export interface AtConsole {
  readonly host: FragmentHost<'mf-admin'>;
  readonly role: Role;
  readonly userId: string | null;
  /** The club that club staff work for. */
  readonly clubId: number | null;
  /** Whether the role may do the act for somebody: everybody, or the own club. */
  reaches(act: RoleAct): boolean;
  /** Whether the role may do the act for everybody. */
  may(act: RoleAct): boolean;
}

/** The client that the console's queries and mutations use. */
export const useApi = (): ApiClient => useRequiredContext(ConsoleContext).host.api;

export function useConsole(): AtConsole {
  const { host, session } = useRequiredContext(ConsoleContext);
  const role = useStore(session, (signedIn) => signedIn?.role ?? 'guest');
  const userId = useStore(session, (signedIn) => signedIn?.user?.id ?? null);
  const clubId = useStore(session, (signedIn) => signedIn?.clubId ?? null);
  return {
    host,
    role,
    userId,
    clubId,
    reaches: (act) => reachOf(role, act) !== undefined,
    may: (act) => may(role, act),
  };
}
