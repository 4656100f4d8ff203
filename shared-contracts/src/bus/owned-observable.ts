import type { Observer, Subscriber } from 'rxjs';
import { Observable, Subscription } from './rx.ts';

type Connect<T> = (subscriber: Subscriber<T>) => Subscription | undefined;

/**
 * An observable whose subscribers are known by name: `tell` hears of each error that one throws, or that an operator between
 * throws and nobody handles. RxJS itself reports such an error without a trace of where it was subscribed.
 */
export class OwnedObservable<T> extends Observable<T> {
  readonly #tell: (error: unknown) => void;

  constructor(tell: (error: unknown) => void, connect?: Connect<T>) {
    super(connect);
    this.#tell = tell;
  }

  /** RxJS calls this for each operator of `pipe`: what comes out has the same owner. */
  override lift<R>(operator?: Observable<R>['operator']): Observable<R> {
    const lifted = new OwnedObservable<R>(this.#tell);
    lifted.source = this;
    lifted.operator = operator;
    return lifted;
  }

  override subscribe(given?: Partial<Observer<T>> | ((value: T) => void) | null): Subscription {
    // An operator's own subscriber passes errors on to the one that was subscribed last.
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
