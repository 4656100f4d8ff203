import { mayBeScript, trustOwnScripts } from './trusted-scripts.ts';

const page = 'http://golf.localhost:4000/ship?o_zip=60601';

describe('script addresses', () => {
  it.each([
    ['/assets/mf-services/0.1.0-abc/entry.js', true],
    ['http://golf.localhost:4000/assets/shell/1/vendor.js?retry=1', true],
    ['https://js.braintreegateway.com/web/3/js/client.min.js', true],
    ['https://js.braintreegateway.com.evil.test/client.js', false],
    ['http://ski.localhost:4000/assets/shell/1/vendor.js', false],
    ['/client/rslog', false],
    ['/assets/../client/rslog', false],
    ['data:text/javascript,alert(1)', false],
    ['blob:http://golf.localhost:4000/1', false],
  ])('are allowed by their address (attack 31): %s is %s', (url, allowed) => {
    expect(mayBeScript(url, page)).toBe(allowed);
  });

  it('there is one policy, with the name that the page allows, and no error in browsers without Trusted Types', () => {
    const made: string[] = [];
    const trustedTypes = { createPolicy: (name: string) => void made.push(name) };
    trustOwnScripts(Object.assign(Object.create(window), { trustedTypes }));
    expect(made).toEqual(['default']);
    expect(() => trustOwnScripts(window)).not.toThrow();
  });
});
