import { readdirSync } from 'node:fs';

/**
 * RL-21: tests that each module in a part's folder of exposed modules loads and has the life cycle of a fragment, and
 * that `exposed` names all of them.
 */
export function testExposedModules(
  folder: string,
  exposed: Readonly<Record<string, () => Promise<object>>>,
): void {
  it.each(Object.entries(exposed))('%s loads and has the life cycle of a fragment', async (_, load) => {
    const step = expect.any(Function);
    expect(await load()).toMatchObject({ bootstrap: step, mount: step, unmount: step });
  });

  it('none is missing here', () => {
    const files = readdirSync(folder).filter((name) => !name.includes('.test.'));
    expect(files.sort()).toEqual(Object.keys(exposed).map((name) => `${name}.tsx`));
  });
}
