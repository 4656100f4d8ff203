/** PY-20: Apple's own session, version 3, where this browser and device can pay by it. */
export function hasApplePay({ ApplePaySession: Session }: Pick<Window, 'ApplePaySession'>): boolean {
  try {
    return Session?.supportsVersion?.(3) === true && Session.canMakePayments?.() === true;
  } catch {
    // Where the page may not ask, as in a frame or without TLS, Safari throws.
    return false;
  }
}
