import type { ReactNode } from 'react';
import './facts.css';

/** Names and their values, in two columns. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="console-facts">
      {facts.map(([name, value], position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several facts may have one name.
        <div key={position}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
