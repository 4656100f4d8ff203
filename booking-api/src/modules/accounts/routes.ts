import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { acceptTermsRoutes } from './accept-terms-routes.ts';
import { headerRoutes } from './header-routes.ts';
import { lookUpRoutes } from './look-up-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { registrationRoutes } from './registration-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { termsRoutes } from './terms-routes.ts';
import { verificationRoutes } from './verification-routes.ts';

/** The calls of accounts: sessions, registering, passwords, mail addresses, terms, the header. */
export function accountRoutes(app: FastifyInstance, context: AppContext): void {
  sessionRoutes(app, context);
  registrationRoutes(app, context);
  lookUpRoutes(app, context);
  passwordRoutes(app, context);
  verificationRoutes(app, context);
  acceptTermsRoutes(app, context);
  termsRoutes(app, context);
  headerRoutes(app, context);
}
