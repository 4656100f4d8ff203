import type { PageFlags, SwitchKey } from '@sendahead/shared-contracts/flags/registry';
import type { FastifyRequest } from 'fastify';
import type { Session } from '../security/session.ts';

/** Who asks: the request, whose host names the brand, and its session. */
export interface FlagVisitor {
  readonly request: FastifyRequest;
  readonly session: Session | null;
}

/** The port by which every call learns what is switched on for its visitor; it answers from memory and never fails. */
export interface Flags {
  /** Without a visitor only what holds for everybody can be asked. */
  isOn(flag: SwitchKey, visiting: FlagVisitor | null): Promise<boolean>;
  /** What the visitor's page gets. */
  forPage(visiting: FlagVisitor | null): Promise<PageFlags>;
}
