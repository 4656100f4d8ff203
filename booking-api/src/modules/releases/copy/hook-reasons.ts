/** Why the product moved a part by itself, in the messages to the address of its team. */
export const hookReasons = {
  worseCanary: 'The canary had more faults than the live version.',
  deadShell: 'Too many pages did not start.',
  goodCanary: 'The canary is no worse than the live version.',
} as const;
