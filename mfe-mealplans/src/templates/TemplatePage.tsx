import type { Language } from '@sytno/domain';
import { failureOf, useApi, useTexts } from '@sytno/kit';
import { useNavigate, useParams, useSearchParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { BackLink, EmptyState, QueryView, QuietButtonLink, Skeleton, useDocumentTitle } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { draftOf, dishesOf } from './draft';
import { Editor } from './Editor';
import { ForPerson } from './ForPerson';
import { TEMPLATE_TEXTS } from './template-texts';
import { templateQuery, type Template } from './templates.queries';
import { TemplateShown } from './TemplateShown';
import { useSave } from './use-template-deeds';

/** One template; `?edit=1` is where its author writes on. */
export function TemplatePage({ lng }: { lng: Language }) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const query = useQuery(templateQuery(useApi(), id, lng));
  useDocumentTitle(query.data?.name);
  const list = pathTo('templates', lng);
  const gone = query.error && ['NOT_FOUND', 'INPUT_INVALID'].includes(failureOf(query.error).code);
  if (gone) {
    return (
      <EmptyState
        whole
        role="alert"
        picture="🍃"
        title={t('gone.title')}
        text={t('gone.text')}
        action={<QuietButtonLink to={list}>{t('back')}</QuietButtonLink>}
      />
    );
  }
  return (
    <>
      <Back template={query.data} lng={lng} />
      <QueryView whole query={query} skeleton={<Skeleton $height={480} />}>
        {(template) => (
          <ForPerson template={template} lng={lng}>
            {template.mine && params.get('edit') === '1' ? (
              <Edit key={template.id} template={template} lng={lng} />
            ) : (
              <TemplateShown template={template} lng={lng} />
            )}
          </ForPerson>
        )}
      </QueryView>
    </>
  );
}

/** Back to what it is a part of, else to all templates. */
function Back({ template, lng }: { template: Template | undefined; lng: Language }) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const home = template?.home;
  return home ? (
    <BackLink to={`/${lng}${home.path}`}>
      {template.person ? home.title : t('home.back', { title: home.title })}
    </BackLink>
  ) : (
    <BackLink to={pathTo('templates', lng)}>{t('back')}</BackLink>
  );
}

function Edit({ template, lng }: { template: Template; lng: Language }) {
  const { t } = useTexts(TEMPLATE_TEXTS);
  const navigate = useNavigate();
  const save = useSave(lng);
  const view = pathTo('template', lng, { id: template.id });
  return (
    <Editor
      title={template.home ? template.name : t('edit.title', { number: template.number })}
      kept={template.home !== undefined}
      start={draftOf(template)}
      version={template.version}
      dishes={dishesOf(template)}
      missing={template.missing}
      busy={save.isPending}
      away={view}
      lng={lng}
      onSave={(content, version, onConflict) =>
        save.mutate(
          { ...content, id: template.id, version },
          {
            onSuccess: () => void navigate(view, { replace: true }),
            onError: (error) => {
              const { code, current } = failureOf(error);
              if (code === 'CONFLICT') onConflict(current as Template);
            },
          },
        )
      }
    />
  );
}
