import { formatMoney } from '@sendahead/shared-ui';
import { boardTexts } from '../copy/group-events.ts';
import { useConsole } from './use-console.ts';
import { showInstant } from './when.tsx';

/** CO-78: the amounts of canceled orders still on a club's account, and until when. */
export function WaitingForUndo({ waiting }: { waiting: { cents: number; until: string } | undefined }) {
  const { host } = useConsole();
  if (!waiting) return null;
  return <p>{boardTexts.waiting(formatMoney(waiting.cents), showInstant(waiting.until, host.now()))}</p>;
}
