import { useState } from 'react';
import { createPortal } from 'react-dom';
import { alertsWords } from '../copy/alerts.ts';
import { Icon } from '../icon/icon.tsx';
import { useTopLayer } from '../modal/open-layers.ts';
import { type AlertSeverity, severityIcons } from './severity.ts';
import { useLifetime } from './use-lifetime.ts';
import './alert.css';

export type AlertEntry = {
  id: string;
  severity: AlertSeverity;
  text: string;
  /**
   * How long the alert is shown, in milliseconds; with null, or with severity danger, until it is dismissed.
   */
  lifetimeMs: number | null;
};

/** On a phone a brief message is dismissed by a press anywhere on it, and hides the brief ones before it. */
const briefMs = 6000;

/**
 * Messages over the page: top right, at the bottom on phones. The timer pauses under pointer or focus. While
 * a dialog or a sheet is open they are shown inside it: underneath they would be dimmed and unreachable.
 */
export function AlertStack({
  alerts,
  onDismiss,
}: {
  alerts: readonly AlertEntry[];
  onDismiss: (id: string) => void;
}) {
  const layer = useTopLayer();
  const stack = (
    <section
      className="ui-alerts"
      aria-label={alertsWords.label}
      aria-live="polite"
      aria-relevant="additions"
    >
      {alerts.map((alert) => (
        <StackedAlert key={alert.id} alert={alert} onDismiss={() => onDismiss(alert.id)} />
      ))}
    </section>
  );
  return layer ? createPortal(stack, layer) : stack;
}

function StackedAlert({ alert, onDismiss }: { alert: AlertEntry; onDismiss: () => void }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const lasting = alert.severity === 'danger' ? null : alert.lifetimeMs;
  const brief = lasting !== null && lasting <= briefMs;
  useLifetime(lasting, hovered || focused, onDismiss);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only hold the clock
    <div
      className={`ui-alert ui-alert--${alert.severity}${brief ? ' ui-alert--brief' : ''}`}
      role={alert.severity === 'danger' ? 'alert' : undefined}
      // A pointer that merely rests where the bar was pressed reads nothing: it would keep the alert open
      // forever.
      onMouseMove={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name={severityIcons[alert.severity]} />
      <div className="ui-alert__text">{alert.text}</div>
      <button
        type="button"
        className="ui-alert__close"
        aria-label={alertsWords.dismiss(alert)}
        onClick={onDismiss}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
