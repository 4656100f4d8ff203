import '@sendahead/shared-ui/tokens';
import '@sendahead/shared-ui/base';
import './layout/page.css';
import './layout/footer.css';
import './scenes/scenes.css';
import './layout/start.css';
import { bringUp } from './bring-up.ts';
import { trustOwnScripts } from './integrity/trusted-scripts.ts';

// Styles are imported here and steps below: styles imported within a step would come before these in the
// style sheet.
trustOwnScripts(window);
await bringUp(document, window);
