import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './workspace.ts';

/** The parts that `nx affected -t build` would build after a change of a file. */
const affectedBy = (file: string): string[] => {
  const words = ['show', 'projects', '--affected', '--withTarget=build', `--files=${file}`, '--json'];
  const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/nx/dist/bin/nx.js'), ...words], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
  });
  return JSON.parse(stdout).toSorted();
};

describe('parts to rebuild after a change', () => {
  it('only the remote is rebuilt when its source changes', () => {
    expect(affectedBy('mf-services/src/state/reducer.ts')).toEqual(['@sendahead/mf-services']);
  });

  it('only the shell is rebuilt when what it lends changes', () => {
    expect(affectedBy('shared-ui/src/card/card.css')).toEqual(['@sendahead/shell']);
  });

  it('nothing is rebuilt when the server or a test changes', () => {
    expect(affectedBy('booking-api/src/server.ts')).toEqual([]);
    expect(affectedBy('mf-services/src/state/reducer.test.ts')).toEqual([]);
  });
});
