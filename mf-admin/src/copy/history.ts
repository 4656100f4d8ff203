export const historyTexts = {
  history: 'History',
  changedSince: 'Someone has changed it since, so we kept the current values.',
  notUndone: 'We couldn’t undo this change. Try again.',
  loading: 'Loading the history',
  none: 'No changes yet.',
  to: 'to',
  showAll: (count: number) => `Show all ${count} changes`,
  undoing: 'Undoing…',
  undo: 'Undo',
  undoTitle: 'Undo this change',
  undoSays: 'The values from before the change apply again.',
  /** Follows the name of the user and the time. */
  act: ({ undoes, reason }: { undoes: boolean; reason: string | null }) =>
    `${undoes ? ' undid a change' : ''}${reason ? `: ${reason}` : ''}`,
} as const;
