import type { Observer, Subscriber } from 'rxjs';
import { Observable, Subscription } from './rx.ts';

type Connect<T> = (subscriber: Subscriber<T>) => Subscription | undefined;

/**
 * An observable whose subscribers are known by name: `tell` receives each error that a subscriber throws, or
 * an intermediate operator throws without a handler. RxJS itself reports such an error without a trace of its
 * subscription.
 */
export class OwnedObservable<T> extends Observable<T> {
  readonly #tell: (error: unknown) => void;

  constructor(tell: (error: unknown) => void, connect?: Connect<T>) {
    super(connect);
    this.#tell = tell;
  }

  /** RxJS calls this for each operator of `pipe`: the result has the same owner. */
  override lift<R>(operator?: Observable<R>['operator']): Observable<R> {
    const lifted = new OwnedObservable<R>(this.#tell);
    lifted.source = this;
    lifted.operator = operator;
    return lifted;
  }

  override subscribe(given?: Partial<Observer<T>> | ((value: T) => void) | null): Subscription {
    // An operator's own subscriber passes errors on to the last subscriber.
    if (given instanceof Subscription) return super.subscribe(given);
    const observer = typeof given === 'function' ? { next: given } : given;
    return super.subscribe({
      next: (value) => {
        try {
          observer?.next?.(value);
        } catch (error) {
          this.#tell(error);
        }
      },
      error: (error: unknown) => (observer?.error ? observer.error(error) : this.#tell(error)),
      complete: () => observer?.complete?.(),
    });
  }
}
