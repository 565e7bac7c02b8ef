import { defineSection, sectionOf, type SectionModule } from '@sytno/kit';
import { DashboardPage } from './dashboard/DashboardPage';
import { WeekPage } from './firstrun/WeekPage';
import { ParametersView } from './parameters/ParametersView';
import { TemplateCreateView, TemplateReviewsView, TemplatesView, TemplateView } from './templates/pages';
import './section.css';

const TEXTS = {
  uk: () => import(/* webpackChunkName: "texts-uk" */ './texts/uk').then((file) => file.uk),
  ru: () => import(/* webpackChunkName: "texts-ru" */ './texts/ru').then((file) => file.ru),
  en: () => import(/* webpackChunkName: "texts-en" */ './texts/en').then((file) => file.en),
};

/** What the shell takes from this container. */
export const section: SectionModule = defineSection({
  name: 'mealplans',
  version: SECTION_VERSION,
  Section: sectionOf(
    {
      dashboard: DashboardPage,
      mealplans: WeekPage,
      parameters: ParametersView,
      templates: TemplatesView,
      templateCreate: TemplateCreateView,
      template: TemplateView,
      adminTemplates: TemplateReviewsView,
    },
    'mealplans',
  ),
  loadTexts: (lng) => TEXTS[lng](),
});
