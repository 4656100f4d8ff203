import { readdirSync } from 'node:fs';

const exposed = {
  travelers: () => import('./travelers.tsx'),
};

describe('the modules that this part exposes to the page', () => {
  it.each(Object.entries(exposed))('RL-21 %s loads and has the life cycle of a fragment', async (_, load) => {
    const step = expect.any(Function);
    expect(await load()).toMatchObject({ bootstrap: step, mount: step, unmount: step });
  });

  it('RL-21 no exposed module is missing here', () => {
    const files = readdirSync(import.meta.dirname).filter((name) => !name.includes('.test.'));
    expect(files.sort()).toEqual(Object.keys(exposed).map((name) => `${name}.tsx`));
  });
});
