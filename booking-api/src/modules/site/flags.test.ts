import { readConfig } from '../../platform/config.ts';
import { flagsOf } from './flags.ts';

describe('what the page is told', () => {
  it.each([
    [undefined, true],
    ['refused', true],
    ['taken', false],
  ])('ER-21 PREPAID_CARDS=%s is one setting for page and server', (PREPAID_CARDS, blocked) => {
    const config = readConfig({ DATABASE_URL: 'postgres://x@localhost/y', PREPAID_CARDS });
    expect(config.prepaidBlocked).toBe(blocked);
    expect(flagsOf(config).block_prepaid_cards).toBe(blocked);
  });
});
