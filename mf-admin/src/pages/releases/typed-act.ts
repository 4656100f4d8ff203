import type { CallInput } from '@sendahead/shared-contracts/call/define-call';
import type { movePart, ReleaseAct } from '@sendahead/shared-contracts/releases/act-calls';
import type { OpenedAct } from './part-acts.tsx';

/** Everyone, a fixed share, or a share that rises. */
export type Who = 'everyone' | 'some' | 'rising';

/** An act as a member of staff types it. */
export interface TypedAct {
  readonly version: string;
  readonly who: Who;
  readonly percent: string;
  readonly notice: string;
}

/** A running canary is offered first: releasing it, or moving it, is what usually follows. */
export function typedOf({ act, part: { canary } }: OpenedAct): TypedAct {
  const running = act === 'release' && canary?.ended_at === null ? canary : undefined;
  const who: Who = running ? ((running.next_percent ?? null) === null ? 'some' : 'rising') : 'everyone';
  return { version: running?.version ?? '', who, percent: String(running?.percent ?? 5), notice: '' };
}

export const isShare = (text: string): boolean => /^(?:100|[1-9]\d?)$/.test(text.trim());

/** The act that the server does: a release to some is a canary. */
export const actOf = ({ act }: OpenedAct, { who }: TypedAct): ReleaseAct =>
  act === 'release' && who !== 'everyone' ? 'canary' : act;

/** The fields to send, without the revision and the reason. */
export function sentOf(
  opened: OpenedAct,
  typed: TypedAct,
): Omit<CallInput<typeof movePart>['body'], 'revision' | 'reason'> {
  const act = actOf(opened, typed);
  if (act === 'off') return { act, notice: typed.notice.trim() };
  if (act === 'on' || act === 'end_canary') return { act };
  if (act !== 'canary') return { act, version: typed.version };
  return { act, version: typed.version, percent: Number(typed.percent), rises: typed.who === 'rising' };
}
