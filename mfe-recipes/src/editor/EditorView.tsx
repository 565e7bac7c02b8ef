import { laterPart } from '@sytno/kit/ui';
import { EditorSkeleton } from './EditorSkeleton';

const meanwhile = { skeleton: <EditorSkeleton />, whole: true };

/** The pages on which recipes are written; a visit to the list does without them. */
export const CreateView = laterPart(
  'recipes.create',
  () => import(/* webpackChunkName: "editor" */ './EditorPage').then((file) => file.CreatePage),
  meanwhile,
);
export const EditView = laterPart(
  'recipes.edit',
  () => import(/* webpackChunkName: "editor" */ './EditorPage').then((file) => file.EditPage),
  meanwhile,
);
