/* Loads <sendahead-quote>: the element's file and its digest come from the release document. */
(() => {
  const own = document.currentScript;
  if (!own?.src || customElements.get('sendahead-quote')) return;
  const { origin } = new URL(own.src);
  const isElement = /^quote-element\.[0-9a-f]+\.js$/;
  const isDigest = /^sha384-[A-Za-z0-9+/]{64}$/;

  const load = ({ shell }) => {
    const [file, digest] = Object.entries(shell.files).find(([name]) => isElement.test(name)) ?? [];
    const address = new URL(shell.base_url + file, origin);
    if (!digest || !isDigest.test(digest) || address.origin !== origin)
      throw new Error('the release document names no quote element');
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.integrity = digest;
    script.nonce = own.nonce;
    script.src = address.href;
    document.head.append(script);
  };

  fetch(`${origin}/release.json`, { credentials: 'omit', cache: 'no-cache' })
    .then((answer) => answer.json())
    .then(load)
    // Dispatches the script element's own error event; the embedding page continues.
    .catch((error) => own.dispatchEvent(new ErrorEvent('error', { error })));
})();
