export const historyTexts = {
  history: 'History',
  changedSince: 'It was changed again since. What is there now stays.',
  notTakenBack: 'This could not be taken back. Try again.',
  loading: 'Loading the history',
  none: 'Nothing was changed here yet.',
  to: 'to',
  takingBack: 'Taking back…',
  takeBack: 'Take back',
  /** Follows the name of the user and the time. */
  act: ({ undoes, reason }: { undoes: boolean; reason: string | null }) =>
    `${undoes ? ' took a change back' : ''}${reason ? `: ${reason}` : ''}`,
} as const;
