const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const asText = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** AD-21: the options of a select as html; every name is escaped as text. */
export const writeStateOptions = (options: readonly { code: string; name: string }[]): string =>
  options.map(({ code, name }) => `<option value="${asText(code)}">${asText(name)}</option>`).join('\n');

/** US state codes for armed forces abroad. */
export const military: ReadonlySet<string> = new Set(['AA', 'AE', 'AP']);

/**
 * AD-21: whether the states belong to an end of a shipment, as in requests for notices (EP-03), and not to a
 * billing address.
 */
export const isShipmentEnd = (addressType: string | undefined): boolean =>
  addressType === 'origin' || addressType === 'destination';
