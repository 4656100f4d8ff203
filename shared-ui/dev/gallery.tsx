/** Every component in every state: `?brand=ski&theme=dark&view=ship`. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../src/tokens/tokens.css';
import '../src/base/base.css';
import { FieldSamples } from './field-samples.tsx';
import { MessageSamples } from './message-samples.tsx';
import { ShipPageSample } from './ship-page-sample.tsx';
import { ShippingSamples } from './shipping-samples.tsx';
import './gallery.css';

const query = new URLSearchParams(window.location.search);
document.documentElement.lang = 'en';
document.documentElement.dataset.brand = query.get('brand') ?? 'golf';
const theme = query.get('theme');
if (theme) document.documentElement.dataset.theme = theme;

function Gallery() {
  return (
    <main className="gallery">
      <h1>Gallery</h1>
      <FieldSamples />
      <MessageSamples />
      <ShippingSamples />
    </main>
  );
}

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <StrictMode>{query.get('view') === 'ship' ? <ShipPageSample /> : <Gallery />}</StrictMode>,
);
