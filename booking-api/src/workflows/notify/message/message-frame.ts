import type { MessageFrame } from '@sendahead/shared-contracts/console/message-calls';
import type { MailEnds } from '../../../integrations/mail/envelope.ts';
import { helpLine } from '../../../modules/catalog/public/copy/mail.ts';
import type { MailBrand } from '../../../modules/catalog/public/mail/mail-brand.ts';
import { mailColors } from '../../../modules/catalog/public/mail/mail-colors.ts';
import { skyOf } from '../../../modules/catalog/public/scene-sky.ts';

/** The frame of a staff email around its text, for its preview. */
export function messageFrame(
  { account, brand }: { account: MailEnds['account']; brand: MailBrand },
  button: string | null,
): MessageFrame {
  const { paper, raised, ink, press, onPress, deep, onDeep } = mailColors(brand).day;
  return {
    to: { name: `${account.firstName} ${account.lastName}`.trim(), email: account.email },
    first_name: account.firstName,
    from: brand.name,
    reply_to: brand.helpEmail,
    button,
    help: helpLine(brand),
    colors: {
      sky: skyOf(brand.scene)?.day ?? brand.theme.brand,
      paper,
      raised,
      ink,
      press,
      deep,
      on_press: onPress,
      on_deep: onDeep,
    },
  };
}
