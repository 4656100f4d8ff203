import braintree from 'braintree';

/** Braintree's own hosts: the live one takes real money. */
export const braintreeEnvironment = (live: boolean): braintree.Environment =>
  live ? braintree.Environment.Production : braintree.Environment.Sandbox;

/** Another host that supports the protocol. */
export const environmentAt = (host: string, port: number): braintree.Environment =>
  new braintree.Environment(host, String(port), `http://${host}:${port}`, false, host, String(port));
