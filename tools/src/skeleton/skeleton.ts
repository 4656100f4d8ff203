const packageOf = (name: string, react: string): string =>
  `${JSON.stringify(
    {
      name: `@sendahead/${name}`,
      version: '0.1.0',
      private: true,
      type: 'module',
      description:
        'What this part is for, in one sentence: it is also the reason why its scripts are on the page.',
      dependencies: {
        '@sendahead/shared-contracts': '*',
        '@sendahead/shared-ui': '*',
        react,
      },
      nx: {
        targets: {
          build: {
            executor: 'nx:run-commands',
            cache: true,
            inputs: ['source', 'toolchain', 'contracts'],
            outputs: ['{projectRoot}/dist'],
            options: {
              cwd: '{workspaceRoot}',
              command: `node tools/src/commands/build.ts ${name}`,
            },
          },
        },
      },
    },
    null,
    2,
  )}\n`;

const readme = (name: string, fragment: string): string => `# ${name}

What this part does for the customer, in one sentence.

| aspect | here |
|---|---|
| fragments lent | \`./${fragment}\` |
| topics and calls | [docs/parts.md](../docs/parts.md), written from the sources |
| failure | an error while drawing stays in the fragment's place |
| alone | \`npm run dev -- ${name}\` |

## Where does a line belong?

- A rule that the server shares → \`shared-contracts/src/<domain>/rules.ts\`.
- What may happen → \`src/state/events.ts\`; what it does → \`src/state/reducer.ts\`, pure.
- When to ask the server → a file in \`src/effects/\`, started in \`start.ts\`.
- What is drawn → \`src/features/<noun>/\`, view, style and test together; its words → \`src/copy/\`. No feature imports
  another: what two share goes to \`state/\`, \`copy/\` or \`hooks/\`, and a fragment puts them together.
- What the shell may load → \`src/fragments/<fragment>/\`, opened by a file of \`src/expose/\`.
- How it looks alone → \`dev/\`.

\`mf-addresses\` is the part to read first.
`;

const expose = (
  fragment: string,
): string => `import { defineFragment, defineRemote } from '@sendahead/shared-ui';
import { start } from '../effects/start.ts';
import { Section } from '../fragments/${fragment}/section.tsx';

const remote = defineRemote((host: Parameters<typeof start>[0]) => start(host));

export const { bootstrap, mount, unmount } = defineFragment(remote, Section);
`;

const start = (
  name: string,
): string => `import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { createStore } from '@sendahead/shared-ui';
import { reduce } from '../state/reducer.ts';
import { initialState } from '../state/state.ts';

/** The remote's store and effects for one page. */
export function start(_host: FragmentHost<'${name}'>) {
  return { store: createStore(reduce, initialState), stop() {} };
}
`;

const state = `/** Everything that this remote knows. */
export interface State {
  readonly opened: boolean;
}

export const initialState: State = { opened: false };
`;

const events = `/** Everything that can happen in this remote. */
export type Event = { readonly type: 'opened' };
`;

const reducer = `import type { Event } from './events.ts';
import type { State } from './state.ts';

/** Pure: no React, no I/O. */
export function reduce(state: State, event: Event): State {
  switch (event.type) {
    case 'opened':
      return { ...state, opened: true };
  }
}
`;

const reducerTest = `import { reduce } from './reducer.ts';
import { initialState } from './state.ts';

describe('the state', () => {
  it('is opened', () => {
    expect(reduce(initialState, { type: 'opened' })).toEqual({ opened: true });
  });
});
`;

const started = (
  name: string,
): string => `import { type FakeAnswer, fakeApi } from '@sendahead/shared-contracts/factories/fake-api';
import { fakeHost } from '@sendahead/shared-contracts/factories/fake-host';
import { start } from '../effects/start.ts';

/** The remote running on a page without a shell; answers are typed by the contracts. */
export function started(...answers: readonly FakeAnswer[]) {
  const api = fakeApi(...answers);
  const host = fakeHost('${name}', { api });
  return { api, host, ...start(host) };
}
`;

const hook = (
  name: string,
): string => `import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { type Store, type UseSelector, useRequiredContext, useStore } from '@sendahead/shared-ui';
import { createContext } from 'react';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';

interface Lent {
  readonly store: Store<State, Event>;
  readonly host: FragmentHost<'${name}'>;
}

export const PartContext = createContext<Lent | null>(null);

/** The remote's store and its host, for the views of its fragments. */
export const usePart = (): Lent => useRequiredContext(PartContext);

/** A part of the state. */
export const useSelector: UseSelector<State> = (select, same) => useStore(usePart().store, select, same);
`;

const words = (title: string): string => `export const title = '${title}';
export const openLabel = 'Open';
export const openedWords = 'It is open.';
`;

const opening = (fragment: string): string => `import { Button } from '@sendahead/shared-ui';
import { openedWords, openLabel } from '../../copy/words.ts';
import { usePart, useSelector } from '../../hooks/use-${fragment}.ts';
import './opening.css';

/** Opens once it is pressed. */
export function Opening() {
  const { store } = usePart();
  const opened = useSelector((state) => state.opened);
  return (
    <div className="${fragment}-opening">
      {opened ? (
        <p role="status">{openedWords}</p>
      ) : (
        <Button onClick={() => store.dispatch({ type: 'opened' })}>{openLabel}</Button>
      )}
    </div>
  );
}
`;

const openingStyle = (fragment: string): string => `.${fragment}-opening {
  margin-block-start: var(--space-16);
}
`;

const section = (
  name: string,
  fragment: string,
): string => `import { type FragmentView, PlainCard } from '@sendahead/shared-ui';
import { useMemo } from 'react';
import { title } from '../../copy/words.ts';
import type { start } from '../../effects/start.ts';
import { Opening } from '../../features/opening/opening.tsx';
import { PartContext } from '../../hooks/use-${fragment}.ts';

/** What the page shows of this part. */
export function Section({ store, host }: FragmentView<ReturnType<typeof start>['store'], '${name}'>) {
  const lent = useMemo(() => ({ store, host }), [store, host]);
  return (
    <PartContext value={lent}>
      <PlainCard label={title}>
        <h1>{title}</h1>
        <Opening />
      </PlainCard>
    </PartContext>
  );
}
`;

const sectionTest = `import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openedWords, openLabel, title } from '../../copy/words.ts';
import { started } from '../../testing/started.ts';
import { Section } from './section.tsx';

describe('the section', () => {
  it('is named, and opens', async () => {
    const { store, host } = started();
    render(<Section store={store} host={host} />);
    expect(screen.getByRole('region', { name: title })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: openLabel }));
    expect(screen.getByRole('status').textContent).toBe(openedWords);
  });
});
`;

const dev = (name: string, fragment: string): string => `import '@sendahead/shared-ui/tokens';
import '@sendahead/shared-ui/base';
import { fakeHost } from '@sendahead/shared-contracts/factories/fake-host';
import { bootstrap, mount } from '../src/expose/${fragment}.tsx';

/** The remote alone, against fakes typed by the contracts. */
const domElement = document.getElementById('root');
if (!domElement) throw new Error('the page has no #root');
document.documentElement.dataset.brand = 'golf';
const host = fakeHost('${name}');
await bootstrap({ domElement, host });
await mount({ domElement, host });
`;

/** What a remote's first fragment, its page and its place are called. */
export const fragmentOf = (name: string): string => name.replace(/^mf-/, '');

/** The same for people. */
export function titleOf(name: string): string {
  const fragment = fragmentOf(name);
  return fragment.charAt(0).toUpperCase() + fragment.slice(1).replaceAll('-', ' ');
}

/** The files of a new remote, by their path in its folder: the same drawers as in every other. `react` is its version. */
export function skeletonOf(name: string, react: string): Readonly<Record<string, string>> {
  const fragment = fragmentOf(name);
  return {
    'package.json': packageOf(name, react),
    'README.md': readme(name, fragment),
    [`src/expose/${fragment}.tsx`]: expose(fragment),
    [`src/fragments/${fragment}/section.tsx`]: section(name, fragment),
    [`src/fragments/${fragment}/section.test.tsx`]: sectionTest,
    'src/state/state.ts': state,
    'src/state/events.ts': events,
    'src/state/reducer.ts': reducer,
    'src/state/reducer.test.ts': reducerTest,
    'src/effects/start.ts': start(name),
    'src/testing/started.ts': started(name),
    [`src/hooks/use-${fragment}.ts`]: hook(name),
    'src/features/opening/opening.tsx': opening(fragment),
    'src/features/opening/opening.css': openingStyle(fragment),
    'src/copy/words.ts': words(titleOf(name)),
    'dev/index.tsx': dev(name, fragment),
  };
}
