/** What other sections may use of meal plans. */
export { MealplansModule } from './mealplans.module';
export { SlotPlans, type AskedPlan, type SlotPlan } from './generator/slot-plans.service';
export { Menus, type PlannedDish } from './menu/menus.service';
export { PersonalTemplates } from './templates/personal-templates';
export type { TemplateHome } from './templates/seen-template';
export { TemplateSources, type SourceTemplate } from './templates/template-sources';
export { PlanAndFact, type PersonsDays } from './facts/plan-and-fact.service';
export { fillFacts, type Habit } from './facts/demo-facts';
export { fillWeek } from './menu/demo-week';
export { beginKept, KeptTemplates } from './templates/kept-templates.service';
export { endFirstRun } from './parameters/parameters-row';
