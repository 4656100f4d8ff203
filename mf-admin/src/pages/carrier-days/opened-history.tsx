import type { CallDefinition } from '@sendahead/shared-contracts/call/define-call';
import { useEffect, useRef } from 'react';
import { History } from '../../console/history.tsx';

interface Props {
  readonly kind: 'carrier_day' | 'cut_off';
  readonly subject: string;
  readonly title: string;
  readonly stale: readonly CallDefinition[];
}

/** The history of a row, below its table; it receives the focus, because the row may be far from it. */
export function OpenedHistory(props: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="console-days__history">
      <History {...props} reasonForUndo />
    </div>
  );
}
