import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { deviceRoutes } from './devices/device-routes.ts';
import { emailChangeRoutes } from './email-change/email-change-routes.ts';
import { headerRoutes } from './header/header-routes.ts';
import { mailChoiceRoutes } from './mail-choices/mail-choice-routes.ts';
import { mailCodeRoutes } from './mail-code/mail-code-routes.ts';
import { passkeyRoutes } from './passkeys/passkey-routes.ts';
import { passwordRoutes } from './password/password-routes.ts';
import { registrationRoutes } from './registration/registration-routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts';
import { lookUpRoutes } from './sign-in/look-up-routes.ts';
import { sessionRoutes } from './sign-in/session-routes.ts';
import { acceptTermsRoutes } from './terms/accept-terms-routes.ts';
import { termsRoutes } from './terms/terms-routes.ts';
import { verificationRoutes } from './verification/verification-routes.ts';

/**
 * The calls of accounts: sessions, registering, passwords, passkeys,
 * second factors, devices, mail addresses and choices, terms, the header.
 */
export function accountRoutes(app: FastifyInstance, context: AppContext): void {
  sessionRoutes(app, context);
  mailCodeRoutes(app, context);
  registrationRoutes(app, context);
  lookUpRoutes(app, context);
  passwordRoutes(app, context);
  verificationRoutes(app, context);
  acceptTermsRoutes(app, context);
  termsRoutes(app, context);
  headerRoutes(app, context);
  deviceRoutes(app, context);
  emailChangeRoutes(app, context);
  mailChoiceRoutes(app, context);
  passkeyRoutes(app, context);
  secondFactorRoutes(app, context);
}
