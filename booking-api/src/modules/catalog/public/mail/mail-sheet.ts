import type { SceneSky } from '../scene-sky.ts';
import type { MailColors } from './mail-colors.ts';

/**
 * Styles that cannot be inline: night and narrow windows. It contains no quotation mark or bracket, which
 * markup would escape. A mailbox that drops it shows the day colors.
 */
export const mailSheet = (
  { paper, raised, ink, soft, line, tile, press, onPress, deep, deepSoft }: MailColors,
  sky: SceneSky | undefined,
): string =>
  `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:600px){.pad{padding:24px 20px!important}.tile{padding:12px!important}.day{font-size:18px!important;line-height:24px!important}}
@media (max-width:379px){.half{display:block!important;width:auto!important}.gap{display:block!important;height:10px!important}}
@media (prefers-color-scheme:dark){.page{background-color:${paper}!important}.card{background-color:${raised}!important;border-color:${line}!important}.ink{color:${ink}!important;border-color:${line}!important}.tag{color:${ink}!important;border-color:${ink}!important}.soft{color:${soft}!important}.tile{background-color:${tile}!important}.press{background-color:${press}!important;color:${onPress}!important}.link{color:${press}!important}.foot{background-color:${deep}!important;color:${deepSoft}!important}${sky ? `.sky{background-color:${sky.night}!important}` : ''}}`;
