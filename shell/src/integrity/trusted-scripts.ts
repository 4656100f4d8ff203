interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
}

/** Where the payment provider serves its own scripts from, when it brings the card fields itself. */
const providerScripts = ['https://js.braintreegateway.com/', 'https://assets.braintreegateway.com/'];

/** Our built files, whose content their digest verifies, and the payment provider's scripts. */
export const mayBeScript = (url: string, page: string): boolean => {
  const { href, origin, pathname } = new URL(url, page);
  const ours = origin === new URL(page).origin && pathname.startsWith('/assets/');
  return ours || providerScripts.some((start) => href.startsWith(start));
};

/**
 * The only policy of the page (`trusted-types default`): text never becomes markup or code, and script
 * addresses are limited to our own scripts. A browser without Trusted Types relies on the other protections.
 */
export function trustOwnScripts(page: Window): void {
  const types: unknown = 'trustedTypes' in page ? page.trustedTypes : undefined;
  if (!isTrustedTypes(types)) return;
  types.createPolicy('default', {
    createScriptURL: (url) => (mayBeScript(url, page.location.href) ? url : null),
  });
}

const isTrustedTypes = (value: unknown): value is TrustedTypes =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;
