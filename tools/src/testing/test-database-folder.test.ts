import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { testDatabaseFolder } from './test-database-folder.ts';

describe('the folder of the databases of tests', () => {
  it('the folder is in memory if enough is free, and otherwise in the workspace', () => {
    const roomy = mkdtempSync(join(tmpdir(), 'memory-'));
    expect(testDatabaseFolder(roomy)).toMatch(new RegExp(`^${roomy}/sendahead-[0-9a-f]{12}$`));
    expect(testDatabaseFolder(join(roomy, 'missing'))).toBe(join(root, '.data/test'));
  });
});
