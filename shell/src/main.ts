import '@sendahead/shared-ui/tokens';
import '@sendahead/shared-ui/base';
import './layout/page.css';
import './layout/start.css';
import { bringUp } from './bring-up.ts';
import { trustOwnScripts } from './integrity/trusted-scripts.ts';

// Styles stand here and steps there: what is imported within a step would come before them in the style sheet.
trustOwnScripts(window);
await bringUp(document, window);
