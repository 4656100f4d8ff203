import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, judgeImport } from './import-rule.ts';

const root = join(__dirname, '../../..');

const sources = (): string[] =>
  readdirSync(root)
    .filter((folder) => /^(shared-|mf-|shell$|booking-api$|payment-sandbox$|tools$|e2e$)/.test(folder))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist|\.data|artifacts)\//.test(file))
    // The database setup of tests belongs to the tools, and the API's tests read it.
    .filter((file) => !file.startsWith('tools/src/testing/') && !file.startsWith('booking-api/src/testing/'));

describe('imports between packages', () => {
  it('every file of the workspace imports only from its own package and the shared ones', () => {
    expect(sources().length).toBeGreaterThan(500);
    const violations = sources().flatMap((file) =>
      importsOf(readFileSync(join(root, file), 'utf8')).flatMap(
        (request) => judgeImport(file, request) ?? [],
      ),
    );
    expect(violations).toEqual([]);
  });

  it.each([
    ['mf-services/src/effects/a.ts', '@sendahead/mf-checkout/expose/summary'],
    ['mf-services/src/effects/a.ts', '../../../shell/src/main.ts'],
    ['mf-services/src/effects/a.ts', 'single-spa'],
    ['mf-addresses/src/a.ts', 'rxjs'],
    ['booking-api/src/a.ts', '@sendahead/shared-ui/button'],
    ['booking-api/src/a.ts', '../../payment-sandbox/src/cards/luhn.ts'],
    ['booking-api/src/a.ts', '@sendahead/payment-sandbox/cards/luhn'],
    ['payment-sandbox/src/a.ts', '../../booking-api/src/platform/clock.ts'],
    ['shared-contracts/src/a.ts', '@sendahead/shared-ui/button'],
    ['shared-ui/src/a.tsx', '../../shell/src/main.ts'],
    ['shell/src/a.ts', '@sendahead/mf-addresses/x'],
    ['mf-services/src/features/trip-card/trip-card.tsx', '../hand-over/hand-over.tsx'],
    ['mf-services/src/features/trip-card/parts/a.tsx', '../../hand-over/hand-over.tsx'],
    ['mf-services/src/features/trip-card/trip-card.tsx', '../../fragments/itinerary/itinerary-section.tsx'],
  ])('catches a deliberate violation: %s imports %s', (file, request) => {
    expect(judgeImport(file, request)).toMatchObject({ file, request });
  });

  it.each([
    ['mf-services/src/effects/a.ts', '@sendahead/shared-ui/button'],
    ['mf-services/src/effects/a.ts', '../state/reducer.ts'],
    ['mf-services/src/features/trip-card/trip-card.tsx', '../../state/state.ts'],
    ['mf-services/src/features/trip-card/parts/a.tsx', '../trip-card.tsx'],
    [
      'mf-services/src/features/trip-card/trip-card.test.tsx',
      '../../fragments/itinerary/itinerary-section.tsx',
    ],
    ['mf-services/src/fragments/itinerary/itinerary-section.tsx', '../../features/trip-card/trip-card.tsx'],
    ['shell/src/a.ts', 'single-spa'],
    ['e2e/federation/a.ts', '@sendahead/shared-contracts/releases/schema'],
  ])('allows: %s imports %s', (file, request) => {
    expect(judgeImport(file, request)).toBeUndefined();
  });

  it('the rule reads type imports, exports and dynamic imports alike', () => {
    const source =
      "import type { A } from './a.ts';\nexport * from './b.ts';\nconst c = import('./c.ts');\nimport './d.css';";
    expect(importsOf(source)).toEqual(['./a.ts', './b.ts', './c.ts', './d.css']);
  });
});
