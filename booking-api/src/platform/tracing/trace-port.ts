import { currentSpan, inSpan } from './current-work.ts';
import { failureOf } from './tracing.ts';

/** The same port, and each of its calls is part of the trace of what makes it, by name alone: arguments name people. */
export function tracedPort<Port extends object>(name: string, port: Port): Port {
  return new Proxy(port, {
    get(target, property) {
      const found: unknown = Reflect.get(target, property);
      if (typeof found !== 'function') return found;
      return (...given: unknown[]): unknown => {
        const parent = currentSpan();
        if (!parent?.isKept) return found.apply(target, given);
        const span = parent.begin(`${name}.${String(property)}`, 'client');
        return inSpan(span, () => {
          const answer: unknown = found.apply(target, given);
          // What answers immediately has asked nobody; a span that does not end is not sent.
          if (!(answer instanceof Promise)) return answer;
          answer.then(
            () => span.end(),
            (error: unknown) => span.end(failureOf(error)),
          );
          return answer;
        });
      };
    },
  });
}
