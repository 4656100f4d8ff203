/**
 * Loads a page of this site as a document. The browser parses it: no string becomes markup here, and none of
 * its scripts run.
 */
export function askDocument(url: string, signal: AbortSignal): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.onload = () => {
      const { status, responseXML } = request;
      if (status === 200 && responseXML) resolve(responseXML);
      else reject(new Error(`answered ${status}`));
    };
    request.onerror = () => reject(new Error('no answer'));
    signal.addEventListener('abort', () => request.abort());
    request.send();
  });
}
