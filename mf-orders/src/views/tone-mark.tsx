import type { ReactNode } from 'react';
import type { Tone } from '../copy/tone.ts';
import './tone-mark.css';

/** A state in one word, and in the color of what it means. */
export function ToneMark({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="orders-mark" data-tone={tone}>
      {children}
    </span>
  );
}
