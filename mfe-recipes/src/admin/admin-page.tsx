import type { Language } from '@sytno/domain';
import { laterPart, PageSkeleton } from '@sytno/kit/ui';
import type { ComponentType } from 'react';
import { ADMIN_TEXTS, loadAdminTexts } from './admin-texts';

type Page = ComponentType<{ lng: Language }>;

/** A page of the administrator, whose file and words come when it is opened. */
export const adminPage = (name: string, load: () => Promise<Page>): Page =>
  laterPart(`recipes.${name}`, load, {
    skeleton: <PageSkeleton />,
    whole: true,
    words: { namespace: ADMIN_TEXTS, load: loadAdminTexts },
  });
