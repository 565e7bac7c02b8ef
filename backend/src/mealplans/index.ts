/** What other sections may use of meal plans. */
export { MealplansModule } from './mealplans.module';
export { SlotPlans, type AskedPlan, type SlotPlan } from './generator/slot-plans.service';
export { Menus, type PlannedDish } from './menu/menus.service';
export { fillWeek } from './menu/demo-week';
export { beginKept, KeptTemplates } from './templates/kept-templates.service';
export { TemplateHomes } from './templates/template-homes';
export { endFirstRun } from './parameters/parameters-row';
