import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { Button } from '../button/button.tsx';
import { notLoadedText } from '../copy/on-demand.ts';

/** A view that is loaded when it is needed. */
export interface DemandedView<Props> {
  /** Loads it if it is not loaded yet. */
  readonly read: () => Promise<void>;
  readonly view: ComponentType<Props> | undefined;
}

export function demanded<Props>(load: () => Promise<ComponentType<Props>>): DemandedView<Props> {
  let view: ComponentType<Props> | undefined;
  return {
    async read() {
      view ??= await load();
    },
    get view() {
      return view;
    },
  };
}

/**
 * Loads a view when it is first rendered. A loaded view renders immediately, without the blank moment that
 * React's own lazy views always have. A view that fails to load says so in its place, can be retried, and
 * retries by itself when the browser is online again.
 */
export function ViewOnDemand<Props extends object>({
  of,
  props,
  report,
}: {
  of: DemandedView<Props>;
  props: Props;
  report: (error: unknown, where: string) => void;
}) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  // The value at the time of rendering: a view that arrives right afterwards must render too.
  const { view: View } = of;
  useEffect(() => {
    if (View || state !== 'loading') return;
    let isUnmounted = false;
    of.read().then(
      () => isUnmounted || setState('loaded'),
      (error: unknown) => {
        report(error, 'load-view');
        if (!isUnmounted) setState('failed');
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [of, View, state, report]);
  useEffect(() => {
    if (state !== 'failed') return;
    const again = (): void => setState('loading');
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [state]);
  if (View) return <View {...props} />;
  if (state !== 'failed') return null;
  return <Button onClick={() => setState('loading')}>{notLoadedText}</Button>;
}
