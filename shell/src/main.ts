import '@sendahead/shared-ui/tokens';
import '@sendahead/shared-ui/base';
import './layout/page.css';
import './layout/footer.css';
import './scenes/scenes.css';
import './layout/start.css';
import { bringUp } from './bring-up.ts';
import { trustOwnScripts } from './integrity/trusted-scripts.ts';

// Styles are imported here, before the steps: styles imported within a step would precede these in the style
// sheet.
trustOwnScripts(window);
await bringUp(document, window);
