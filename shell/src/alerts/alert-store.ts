import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import { BehaviorSubject, type Observable } from '@sendahead/shared-contracts/bus/rx';
import { alertRaisedEvent } from '@sendahead/shared-contracts/page/topics';

export interface RaisedAlert {
  readonly id: string;
  readonly severity: 'info' | 'success' | 'warning' | 'danger';
  readonly text: string;
  readonly lifetimeMs: number;
}

export interface Alerts {
  /** The alerts on the stack, and all messages of this page. */
  readonly stack: Observable<readonly RaisedAlert[]>;
  readonly log: Observable<readonly RaisedAlert[]>;
  dismiss(id: string): void;
}

/** An alert equal to the newest one on the stack is not added again. */
export function collectAlerts(bus: BoundBus<'shell'>): Alerts {
  const stack = new BehaviorSubject<readonly RaisedAlert[]>([]);
  const log = new BehaviorSubject<readonly RaisedAlert[]>([]);
  bus.events(alertRaisedEvent).subscribe(({ severity, text, seconds }) => {
    if (stack.value.some((alert) => alert.text === text)) return;
    const alert = { id: `alert-${log.value.length + 1}`, severity, text, lifetimeMs: seconds * 1000 };
    stack.next([...stack.value, alert]);
    log.next([...log.value, alert]);
  });
  return {
    stack,
    log,
    dismiss: (id) => stack.next(stack.value.filter((alert) => alert.id !== id)),
  };
}
