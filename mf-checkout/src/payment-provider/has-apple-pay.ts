/** PY-20: Apple's own session, version 3, if this browser and device can pay with it. */
export function hasApplePay({ ApplePaySession: Session }: Pick<Window, 'ApplePaySession'>): boolean {
  try {
    return Session?.supportsVersion?.(3) === true && Session.canMakePayments?.() === true;
  } catch {
    // If the page may not ask, as in a frame or without TLS, Safari throws.
    return false;
  }
}
