import { mondayOf, type Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { BackLink, QuietButton } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { shownDayAtom } from '../menu/menu.atoms';
import { NEW_DRAFT } from './draft';
import { Editor } from './Editor';
import { SaveWeek } from './SaveWeek';
import { TEMPLATE_TEXTS } from './template-texts';
import { useCreate } from './use-template-deeds';

const NO_DISHES = new Map<string, never>();

/** A new template: from nothing, or out of weeks of the menu. */
export function CreatePage({ lng }: { lng: Language }) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const shown = useAtomValue(shownDayAtom);
  const [asking, setAsking] = useState(false);
  const { create } = useCreate(lng);
  const list = pathTo('templates', lng);
  return (
    <>
      <BackLink to={list}>{t('back')}</BackLink>
      <Editor
        title={t('create.title')}
        start={NEW_DRAFT}
        version={0}
        dishes={NO_DISHES}
        missing={0}
        busy={create.isPending}
        away={list}
        lng={lng}
        beside={<QuietButton onClick={() => setAsking(true)}>{t('create.fromMenu')}</QuietButton>}
        onSave={(content) => create.mutate(content)}
      />
      {asking && <SaveWeek monday={mondayOf(shown)} lng={lng} onClose={() => setAsking(false)} />}
    </>
  );
}
