import * as rx from '@sendahead/shared-contracts/bus/rx';
import * as ui from '@sendahead/shared-ui';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as zod from './lent-zod.ts';

/** A module that exists once on the page: there from the start (`lib`) or loaded when a remote first needs it (`get`). */
export interface LentModule {
  readonly request: string;
  readonly version: string;
  readonly lib?: () => unknown;
  readonly get?: () => Promise<() => unknown>;
}

/** Request -> version, of every module below; written by the build (tools/src/build/lent.ts). */
declare const __LENT_VERSIONS__: Readonly<Record<string, string>>;

const lend = (request: string, how: Pick<LentModule, 'lib' | 'get'>): LentModule => ({
  request,
  version: __LENT_VERSIONS__[request] ?? '',
  ...how,
});

/** Everything that the page lends, except contracts: each part brings those that it uses. */
export const lentModules: readonly LentModule[] = [
  lend('react', { lib: () => react }),
  lend('react/jsx-runtime', { lib: () => jsxRuntime }),
  lend('react-dom', { lib: () => reactDom }),
  lend('react-dom/client', { lib: () => reactDomClient }),
  lend('rxjs', { lib: () => rx }),
  lend('zod/mini', { lib: () => zod }),
  lend('@sendahead/shared-ui', { lib: () => ui }),
  lend('@sendahead/shared-ui/booking', {
    get: async () => {
      const booking = await import(/* webpackChunkName: "ui-booking" */ '@sendahead/shared-ui/booking');
      return () => booking;
    },
  }),
  lend('@sendahead/shared-ui/dialogs', {
    get: async () => {
      const dialogs = await import(/* webpackChunkName: "ui-dialogs" */ '@sendahead/shared-ui/dialogs');
      return () => dialogs;
    },
  }),
];
