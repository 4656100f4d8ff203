const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const asText = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** AD-21: the options of a select as html; every name is text, whatever it holds. */
export const writeStateOptions = (options: readonly { code: string; name: string }[]): string =>
  options.map(({ code, name }) => `<option value="${asText(code)}">${asText(name)}</option>`).join('\n');

/** States of the US that are armies abroad. */
export const military: ReadonlySet<string> = new Set(['AA', 'AE', 'AP']);

/** AD-21: whether the states are those of an end of a shipment, as notices are asked for (EP-03), and not of a bill. */
export const isShipmentEnd = (addressType: string | undefined): boolean =>
  addressType === 'origin' || addressType === 'destination';
