import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { type AlertSeverity, severityIcons, severityWords } from './severity.ts';
import './alert.css';

/** An inline message, shown where it belongs on the page. */
export function Alert({
  severity,
  live = false,
  action,
  children,
}: {
  severity: AlertSeverity;
  /** Announced when it appears; omit it for a message that is there from the start. */
  live?: boolean | undefined;
  action?: ReactNode;
  children: ReactNode;
}) {
  const role = severity === 'danger' ? 'alert' : 'status';
  return (
    <div className={`ui-alert ui-alert--inline ui-alert--${severity}`} role={live ? role : undefined}>
      <Icon name={severityIcons[severity]} />
      <div className="ui-alert__text">
        <VisuallyHidden>{severityWords[severity]}</VisuallyHidden>
        <div className="ui-alert__words">{children}</div>
      </div>
      {action}
    </div>
  );
}

export { type AlertEntry, AlertStack } from './alert-stack.tsx';
export { MessageLog } from './message-log.tsx';
export type { AlertSeverity } from './severity.ts';
