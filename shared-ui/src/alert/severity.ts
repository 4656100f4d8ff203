import type { IconName } from '../icon/icon.tsx';

export type AlertSeverity = 'info' | 'success' | 'warning' | 'danger';

export const severityIcons: Record<AlertSeverity, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'alert',
};

/** The meaning of the color, for people who cannot see it. */
export const severityWords: Record<AlertSeverity, string> = {
  info: 'Note: ',
  success: 'Done: ',
  warning: 'Please note: ',
  danger: 'Problem: ',
};
