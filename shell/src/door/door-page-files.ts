import type { ComponentType } from 'react';
import type { DoorPage } from './door-pages';

interface PageFile {
  Page: ComponentType;
}

const auth = () => import(/* webpackChunkName: "door-auth" */ './auth-pages');

/** One page's file, so that nobody fetches another's; the server tells the browser to fetch it ahead. */
export const PAGE_FILES: Record<DoorPage, () => Promise<PageFile>> = {
  landing: async () => ({
    Page: (await import(/* webpackChunkName: "door-landing" */ '../landing/LandingPage')).LandingPage,
  }),
  oferta: async () => ({
    Page: (await import(/* webpackChunkName: "door-oferta" */ '../oferta/DoorOferta')).DoorOferta,
  }),
  login: async () => ({ Page: (await auth()).LoginPage }),
  registration: async () => ({ Page: (await auth()).RegistrationPage }),
  recovery: async () => ({ Page: (await auth()).RecoveryPage }),
  passwordEdit: async () => ({ Page: (await auth()).PasswordEditPage }),
  emailConfirm: async () => ({ Page: (await auth()).EmailConfirmPage }),
};
