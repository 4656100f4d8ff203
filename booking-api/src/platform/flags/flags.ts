import type { PageFlags, SwitchKey } from '@sendahead/shared-contracts/flags/registry';
import type { FastifyRequest } from 'fastify';
import type { Session } from '../security/session.ts';

/** The visitor: the request, whose host names the brand, and its session. */
export interface FlagVisitor {
  readonly request: FastifyRequest;
  readonly session: Session | null;
}

/** The port by which every call reads the flags of its visitor; it answers from memory and never fails. */
export interface Flags {
  /** Without a visitor only flags that apply to everyone can be read. */
  isOn(flag: SwitchKey, visiting: FlagVisitor | null): Promise<boolean>;
  /** The flags for the visitor's page. */
  forPage(visiting: FlagVisitor | null): Promise<PageFlags>;
}
