export const alertsWords = {
  label: 'Notifications',
  dismiss: ({ text }: { text: string }) => `Dismiss: ${text}`,
} as const;
