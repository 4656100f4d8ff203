import { join } from 'node:path';
import { installedBelow } from './lock-file.ts';
import { contractsReached, lentNamesIn } from './reached.ts';
import { root } from './workspace.ts';

const at = (file: string): string => join(root, file);

describe('the build id of a part', () => {
  it('the build id depends on the packages that the part reaches, not on those of another part', () => {
    const names = (part: string) => installedBelow([part], []).map((line) => line.split(' ')[0]);
    expect(names('mf-services')).toContain('node_modules/react');
    expect(names('mf-services')).not.toContain('node_modules/fastify');
    expect(names('booking-api')).toContain('node_modules/fastify');
  });

  it('the build id depends on the contracts that its part imports, and on their imports', () => {
    const reached = contractsReached([at('mf-services/src/effects/start.ts')]);
    expect(reached.every((file) => file.startsWith(at('shared-contracts/src')))).toBe(true);
    expect(reached).toContain(at('shared-contracts/src/page/topics.ts'));
    expect(contractsReached([at('mf-addresses/src/expose/ship-points.tsx')])).toEqual([]);
    expect(reached).not.toContain(at('shared-contracts/src/admin/audit-calls.ts'));
  });

  it('the build id depends on the names of shared-ui that its part imports', () => {
    expect(lentNamesIn([at('mf-services/src/expose/stores.tsx')])).toEqual([
      '@sendahead/shared-ui#defineFragment',
      '@sendahead/shared-ui#defineRemote',
    ]);
  });
});
