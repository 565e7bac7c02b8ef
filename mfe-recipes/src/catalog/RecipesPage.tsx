import type { Language } from '@sytno/domain';
import { useSearchParams } from '@sytno/kit/router';
import { ImportView } from '../import/ImportView';
import { IMPORT_KEY } from '../import/import-place';
import { CatalogPage } from './CatalogPage';

/** The recipe list, or importing a recipe into it (product decision 2.2). */
export function RecipesPage({ lng }: { lng: Language }) {
  const [params] = useSearchParams();
  return params.has(IMPORT_KEY) ? <ImportView lng={lng} /> : <CatalogPage lng={lng} />;
}
