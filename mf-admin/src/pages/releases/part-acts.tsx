import type { PartOnConsole } from '@sendahead/shared-contracts/releases/console-calls';
import { Button, VisuallyHidden } from '@sendahead/shared-ui';
import { type OpenAct, releaseActTexts as texts } from '../../copy/release-acts.ts';

/** An act that a member of staff opened, with the part as they saw it. */
export interface OpenedAct {
  readonly act: OpenAct;
  readonly part: PartOnConsole;
}

/** RL-22: what staff may do with a part now. */
export function PartActs({ part, onOpen }: { part: PartOnConsole; onOpen: (opened: OpenedAct) => void }) {
  const acts: readonly OpenAct[] = [
    'release',
    ...(part.before === null ? [] : (['return'] as const)),
    ...(part.canary ? (['end_canary'] as const) : []),
    // The shell draws every page.
    ...(part.part === 'shell' ? [] : [part.notice === null ? ('off' as const) : ('on' as const)]),
  ];
  return (
    <div className="console-release__acts">
      {acts.map((act) => (
        <Button key={act} variant="quiet" onClick={() => onOpen({ act, part })}>
          {texts.names[act]}
          <VisuallyHidden>{texts.ofPart(act, part.part)}</VisuallyHidden>
        </Button>
      ))}
    </div>
  );
}
