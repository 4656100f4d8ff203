import { encode } from 'uqr';
import { appSecretWords } from '../../copy/second-factor.ts';
import type { AppSecret } from '../../effects/second-factor.ts';
import './second-factor.css';

/** A secret for an authenticator app: a QR code for a phone, and its letters for people who cannot scan it. */
export function AppSecretView({ secret }: { secret: AppSecret }) {
  const { data, size } = encode(secret.uri, { border: 2 });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <div className="checkout-app-secret">
      {/* Dark on light in either scheme: what cameras expect. */}
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={appSecretWords.qrCode}
        shapeRendering="crispEdges"
      >
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#000" d={squares} />
      </svg>
      <div>
        <p>{appSecretWords.scan}</p>
        <code>{secret.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </div>
    </div>
  );
}
