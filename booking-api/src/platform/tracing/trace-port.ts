import { currentSpan, inSpan } from './current-work.ts';
import { failureOf } from './tracing.ts';

/**
 * The same port with each of its calls in its caller's trace, by name only, because arguments contain
 * personal data.
 */
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
          // A synchronous answer made no request; a span without an end is not sent.
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
