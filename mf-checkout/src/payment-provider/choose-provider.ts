import type { PaymentProvider, ProviderAccess } from './port.ts';

/** The adapter that the server named, loaded when it is first needed. */
export async function chooseProvider(name: ProviderAccess['provider']): Promise<PaymentProvider> {
  switch (name) {
    case 'sandbox':
      return (await import('./sandbox/sandbox-provider.ts')).sandboxProvider;
    case 'braintree':
      return (await import('./braintree/braintree-provider.ts')).braintreeProvider;
    default:
      return name satisfies never;
  }
}
