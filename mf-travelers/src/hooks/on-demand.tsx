import { Button } from '@sendahead/shared-ui/button';
import { type ComponentType, useEffect, useState } from 'react';
import { useTravelers } from './use-travelers.ts';

/** A view that is loaded when it is needed. */
export interface Demanded<Props> {
  /** Loads it, if it was not yet. */
  readonly read: () => Promise<void>;
  readonly view: ComponentType<Props> | undefined;
}

export function demanded<Props>(load: () => Promise<ComponentType<Props>>): Demanded<Props> {
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
 * Loads a view when it is first drawn. Once it was read it is drawn at once, without a moment in which it is missing, which
 * React's own lazy views always have. One that cannot be read says so in its place and can be tried again.
 */
export function OnDemand<Props extends object>({ of, props }: { of: Demanded<Props>; props: Props }) {
  const { host } = useTravelers();
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  useEffect(() => {
    if (of.view || state !== 'loading') return;
    let gone = false;
    of.read().then(
      () => gone || setState('loaded'),
      (error: unknown) => {
        host.report(error, 'load-view');
        if (!gone) setState('failed');
      },
    );
    return () => {
      gone = true;
    };
  }, [of, state, host]);
  if (of.view) return <of.view {...props} />;
  if (state !== 'failed') return null;
  return <Button onClick={() => setState('loading')}>This did not load. Try again</Button>;
}
