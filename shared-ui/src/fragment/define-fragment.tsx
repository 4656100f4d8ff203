import type { Remote } from '@sendahead/shared-contracts/bus/parts';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { type ComponentType, startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { RemoteDefinition } from './define-remote.ts';
import { FragmentBoundary } from './fragment-boundary.tsx';

/** The properties that single-spa passes to a lifecycle: the place to render into, and our host. */
export interface FragmentProps<R extends Remote = Remote> {
  readonly domElement: HTMLElement;
  readonly host: FragmentHost<R>;
  /** Draws a newer release of the part in this place; false when nothing newer is released. */
  readonly tryAgain?: () => Promise<boolean>;
  /**
   * Notifies the shell that the fragment failed while rendering: the shell then looks for a newer release.
   */
  readonly onBroken?: () => void;
}

/** The lifecycles of single-spa that a fragment exposes. */
export interface FragmentLifecycles<R extends Remote = Remote> {
  bootstrap(props: FragmentProps<R>): Promise<void>;
  mount(props: FragmentProps<R>): Promise<void>;
  unmount(props: FragmentProps<R>): Promise<void>;
}

export interface FragmentView<Store, R extends Remote> {
  readonly store: Store;
  readonly host: FragmentHost<R>;
}

/**
 * Makes a view of a remote loadable by the shell. The only file that knows both React and single-spa's contract,
 * so that either can be replaced here. Every fragment of a remote shares the remote's one store.
 */
export function defineFragment<Store, R extends Remote>(
  remote: RemoteDefinition<Store, R>,
  View: ComponentType<FragmentView<Store, R>>,
): FragmentLifecycles<R> {
  const roots = new Map<HTMLElement, Root>();
  return {
    bootstrap: () => Promise.resolve(),
    async mount({ domElement, host, tryAgain, onBroken }) {
      const store = remote.retain(host);
      const root = createRoot(domElement);
      roots.set(domElement, root);
      await new Promise<void>((resolve) => {
        // React renders a transition in slices, so a fragment that is being mounted does not block typing
        // elsewhere.
        startTransition(() =>
          root.render(
            <FragmentBoundary host={host} tryAgain={tryAgain} onBroken={onBroken} onDrawn={resolve}>
              <View store={store} host={host} />
            </FragmentBoundary>,
          ),
        );
      });
    },
    async unmount({ domElement, host }) {
      roots.get(domElement)?.unmount();
      roots.delete(domElement);
      remote.release(host);
    },
  };
}
