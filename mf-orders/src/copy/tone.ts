/** The color of a word: quiet, under way, there, to be looked at, wrong. */
export type Tone = 'quiet' | 'moving' | 'done' | 'late' | 'wrong';
