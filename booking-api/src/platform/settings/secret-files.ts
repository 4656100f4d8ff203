import { readFileSync } from 'node:fs';

/** Settings that contain a secret, or a URL with one. */
const secrets = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'VALKEY_URL',
  'SECRETS_KEY',
  'SECRETS_KEY_BEFORE',
  'MAIL_URL',
  'BRAINTREE_PRIVATE_KEY',
  'EASYPOST_API_KEY',
  'EASYPOST_WEBHOOK_SECRET',
  'MAPBOX_ACCESS_TOKEN',
  'TWILIO_AUTH_TOKEN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'RELEASE_TOKEN',
] as const;
const isSecret = (name: string): boolean =>
  secrets.some((secret) => secret === name) || name.startsWith('OIDC_SECRET_');

/**
 * The environment, including each secret in a file: `NAME_FILE` names it, as Docker, Kubernetes and systemd
 * provide secrets. A problem is a secret that is set twice, or a file that is unreadable or empty. An empty variable is
 * absent: as a number it would be 0, and as a folder the present one.
 */
export function readSecretFiles(given: NodeJS.ProcessEnv): { env: NodeJS.ProcessEnv; problems: string[] } {
  const env = Object.fromEntries(Object.entries(given).filter(([, text]) => text !== ''));
  const read = { ...env };
  const problems: string[] = [];
  for (const [variable, path] of Object.entries(env)) {
    const name = variable.replace(/_FILE$/, '');
    if (name === variable || !isSecret(name) || !path) continue;
    if (env[name]) problems.push(`${name}: set, and ${variable} too; leave one out`);
    else {
      const content = contentOf(path);
      if (content) read[name] = content;
      else problems.push(`${variable}: ${path} cannot be read or is empty`);
    }
  }
  return { env: read, problems };
}

/** Editors end a file with a line break, which is not part of the secret. */
function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch {
    return '';
  }
}
