const maxMs = 20_000;
/** From here on the server itself did not answer, but what is in front of it. */
const firstGatewayError = 502;

/**
 * Loads a page of this site as a document; null if the server cannot be reached. The browser parses it: no
 * string becomes markup here, and none of its scripts run.
 */
export function askDocument(url: string, signal: AbortSignal): Promise<Document | null> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.onload = () => {
      const { status, responseXML } = request;
      if (status === 200 && responseXML) resolve(responseXML);
      else if (status >= firstGatewayError) resolve(null);
      else reject(new Error(`answered ${status}`));
    };
    request.timeout = maxMs;
    request.onerror = () => resolve(null);
    request.ontimeout = () => resolve(null);
    signal.addEventListener('abort', () => request.abort());
    request.send();
  });
}
