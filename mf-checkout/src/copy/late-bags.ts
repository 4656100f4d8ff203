/** TR-29: the button next to bags that arrive after their traveler. */
export const lateBagsWords = { change: 'Choose an earlier day' } as const;
