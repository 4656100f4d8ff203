export const historyTexts = {
  history: 'History',
  changedSince: 'Someone has changed it since. The present values stay.',
  notTakenBack: 'This change could not be undone. Try again.',
  loading: 'Loading the history',
  none: 'Nothing was changed here yet.',
  to: 'to',
  takingBack: 'Undoing…',
  takeBack: 'Undo',
  /** Follows the name of the user and the time. */
  act: ({ undoes, reason }: { undoes: boolean; reason: string | null }) =>
    `${undoes ? ' undid a change' : ''}${reason ? `: ${reason}` : ''}`,
} as const;
