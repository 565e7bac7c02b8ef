import type { SectionName } from '@sytno/contract/sections';
import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { Chip, PickList, PickRow } from '@sytno/kit/ui';
import { When } from '../messages/When';
import { Facts } from './parts';
import { failureCount, type SectionReleases } from './releases.queries';

interface ListProps {
  sections: readonly SectionReleases[];
  chosen: SectionName | null;
  lng: Language;
}

/** The five sections with what is live of each, and what wants to be looked at. */
export function SectionList({ sections, chosen, lng }: ListProps) {
  const { t } = useTexts('account');
  return (
    <PickList aria-label={t('releases.sections')}>
      {sections.map((state) => (
        <li key={state.section}>
          <PickRow
            to={`${pathTo('adminReleases', lng)}?section=${state.section}`}
            aria-current={state.section === chosen ? 'true' : undefined}
          >
            <b>{t(`releases.names.${state.section}`)}</b>
            <Facts>
              <span>{state.live ?? t('releases.nothing')}</span>
              {state.changedAt && <When at={state.changedAt} lng={lng} />}
            </Facts>
            <Marks state={state} />
          </PickRow>
        </li>
      ))}
    </PickList>
  );
}

/** What is out of the ordinary with a section. */
export function Marks({ state }: { state: SectionReleases }) {
  const { t } = useTexts('account');
  const count = failureCount(state);
  const { trial, pinned } = state;
  if (count === 0 && !trial && !pinned) return null;
  return (
    <Facts as="span">
      {count > 0 && <Chip tone="chilli">{t('releases.failures', { count })}</Chip>}
      {trial && <Chip tone="sunflower">{t('releases.tried', { share: trial.share })}</Chip>}
      {pinned && <Chip>{t('releases.pinned')}</Chip>}
    </Facts>
  );
}
