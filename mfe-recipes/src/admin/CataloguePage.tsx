import type { Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import { PageFrame, Tabs, UndoButton } from '@sytno/kit/ui';
import { ADMIN_TEXTS } from './admin-texts';
import { ChangeList } from './ChangeList';
import { FoodEditor } from './food/FoodEditor';
import { FoodsView } from './food/FoodsView';
import { SitesView } from '../import/SitesView';
import { NewFood } from './food/NewFood';
import { TablesView } from './tables/TablesView';
import { useDeeds } from './use-deeds';
import { usePlace } from './use-place';

const TABS = ['foods', 'categories', 'aisles', 'units', 'imports', 'changes'] as const;
type Tab = (typeof TABS)[number];

/** The tables of the catalogue: ingredients, categories, aisles, units, and what was done to them. */
export function CataloguePage({ lng }: { lng: Language }) {
  const { t } = useTexts(ADMIN_TEXTS);
  const place = usePlace(['table', 'food', 'search', 'aisle', 'bare']);
  const deeds = useDeeds();
  const tab = TABS.find((one) => one === place.at.table) ?? 'foods';
  const { food } = place.at;
  const here = pathTo('adminCatalogue', lng);
  const contentOf = (id: Tab) => {
    if (id === 'changes') return <ChangeList deeds={deeds} lng={lng} />;
    if (id === 'imports') return <SitesView place={place} lng={lng} />;
    if (id !== 'foods') return <TablesView table={id} deeds={deeds} lng={lng} />;
    const back = `${here}${place.queryOf({ food: '' })}`;
    if (food === 'new') {
      return <NewFood back={back} deeds={deeds} onAdded={(added) => place.go({ food: added })} lng={lng} />;
    }
    if (food === '') return <FoodsView place={place} lng={lng} />;
    return (
      <FoodEditor
        key={food}
        id={food}
        back={back}
        deeds={deeds}
        onGone={(next) => place.go({ food: next ?? '' }, { replace: true })}
        lng={lng}
      />
    );
  };
  return (
    <PageFrame
      title={t('catalogue.title')}
      lead={t('catalogue.lead')}
      action={<UndoButton undo={deeds.undo} />}
    >
      <Tabs
        label={t('catalogue.title')}
        selected={tab}
        onSelect={(id) =>
          place.go({ table: id === 'foods' ? '' : id, food: '', search: '', aisle: '', bare: '', page: 1 })
        }
        tabs={TABS.map((id) => ({ id, label: t(`tabs.${id}`), content: id === tab ? contentOf(id) : null }))}
      />
    </PageFrame>
  );
}
