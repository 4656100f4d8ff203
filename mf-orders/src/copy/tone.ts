/** The color of a word: quiet, in progress, done, needs attention, wrong. */
export type Tone = 'quiet' | 'moving' | 'done' | 'late' | 'wrong';
