import * as z from 'zod';

/**
 * What a test may ask of the gateway. `hold_before` waits until it is released, then works; the others work first: `hold`
 * answers when it is released, `reset_after` closes the connection without an answer, `error_after` answers 500; `fail` answers 500 without working.
 */
export const faultSchema = z.strictObject({
  operation: z.enum(['sale', 'submit', 'void', 'refund', 'search', 'find', 'nonce', 'keep', 'remove']),
  mode: z.enum(['hold_before', 'hold', 'reset_after', 'error_after', 'fail']),
  times: z.number().int().min(1).max(1000).default(1),
});
export type Fault = z.output<typeof faultSchema>;

/** Faults waiting to happen, and a count of every call: kept in memory, for tests only. */
export type Faults = {
  add(fault: Fault): void;
  /** Clears pending faults and releases held calls. */
  clear(): void;
  /** Settles with the next release. */
  held(): Promise<void>;
  /** Lets held calls continue. */
  release(): void;
  /** Counts the call; returns the fault that applies to it, if any. */
  meet(operation: string): Fault | undefined;
  calls(): Record<string, number>;
};

export function createFaults(): Faults {
  let waiting: Fault[] = [];
  let counts: Record<string, number> = {};
  let holding: (() => void)[] = [];
  const release = (): void => {
    const all = holding;
    holding = [];
    for (const letGo of all) letGo();
  };
  return {
    release,
    held: () => new Promise((done) => holding.push(done)),
    add: (fault) => {
      waiting.push({ ...fault });
    },
    clear: () => {
      waiting = [];
      counts = {};
      release();
    },
    meet(operation) {
      counts[operation] = (counts[operation] ?? 0) + 1;
      const fault = waiting.find((candidate) => candidate.operation === operation);
      if (!fault) return undefined;
      fault.times -= 1;
      if (fault.times === 0) waiting = waiting.filter((other) => other !== fault);
      return fault;
    },
    calls: () => ({ ...counts }),
  };
}
