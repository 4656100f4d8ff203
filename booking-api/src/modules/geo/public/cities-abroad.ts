/** Cities abroad that most people mean by a bare name, although small towns of the US have it too. */
const cities: ReadonlySet<string> = new Set([
  'athens',
  'berlin',
  'cairo',
  'dublin',
  'edinburgh',
  'florence',
  'geneva',
  'hamburg',
  'lima',
  'lisbon',
  'london',
  'madrid',
  'melbourne',
  'milan',
  'moscow',
  'paris',
  'rome',
  'sydney',
  'toronto',
  'vancouver',
  'venice',
  'vienna',
]);

/** Whether a line is such a name alone: the visitor has to say which place is meant. */
export const namesCityAbroad = (line: string): boolean => cities.has(line.trim().toLowerCase());
