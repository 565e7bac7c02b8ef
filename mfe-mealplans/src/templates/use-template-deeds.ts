import type { Inputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { failureOf, useApi, useTexts } from '@sytno/kit';
import { useNavigate } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { useNotify } from '@sytno/kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { menuChanged } from '../menu/menu.queries';
import { useFailureNotice } from '../parameters/parameters.queries';
import { TEMPLATE_TEXTS } from './template-texts';
import { templateQuery, templatesChanged, type How, type Template } from './templates.queries';

type Calls = Inputs['mealplans']['templates'];
type Content = Omit<Calls['create'], 'language'>;

/** Makes a new template, written or out of the menu or another one, and leads to it. */
export function useCreate(lng: Language) {
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const shared = {
    onSuccess: (made: Template) => {
      client.setQueryData(templateQuery(api, made.id, lng).queryKey, made);
      void templatesChanged(client);
      void navigate(pathTo('template', lng, { id: made.id }));
    },
    onError: useFailureNotice(),
  };
  return {
    create: useMutation({
      ...shared,
      mutationFn: (content: Content) => api.mealplans.templates.create({ ...content, language: lng }),
    }),
    fromMenu: useMutation({
      ...shared,
      mutationFn: (days: Omit<Calls['fromMenu'], 'language'>) =>
        api.mealplans.templates.fromMenu({ ...days, language: lng }),
    }),
    copy: useMutation({
      ...shared,
      mutationFn: (id: string) => api.mealplans.templates.copy({ id, language: lng }),
    }),
  };
}

/** Saves what was changed. A conflict is the caller's to show. */
export function useSave(lng: Language) {
  const api = useApi();
  const client = useQueryClient();
  const tell = useFailureNotice();
  return useMutation({
    mutationFn: (content: Content & { id: string; version: number }) =>
      api.mealplans.templates.save({ ...content, language: lng }),
    onSuccess: (saved) => {
      client.setQueryData(templateQuery(api, saved.id, lng).queryKey, saved);
      void templatesChanged(client);
    },
    onError: (error) => {
      if (failureOf(error).code !== 'CONFLICT') tell(error);
    },
  });
}

/** Takes an own template away; a notice brings it back. */
export function useRemove(lng: Language) {
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const { t } = useTexts(TEMPLATE_TEXTS);
  const tell = useFailureNotice();
  return useMutation({
    mutationFn: ({ id }: Pick<Template, 'id' | 'name'>) => api.mealplans.templates.remove({ id }),
    onSuccess: (_, { id, name }) => {
      void navigate(pathTo('templates', lng));
      void templatesChanged(client);
      const back = () => api.mealplans.templates.restore({ id }).then(() => templatesChanged(client), tell);
      notify(t('removed', { name }), 'plain', { action: { run: () => void back() } });
    },
    onError: tell,
  });
}

/** What leads a template to everybody and back. */
export function usePublishing() {
  const api = useApi();
  const client = useQueryClient();
  const tell = useFailureNotice();
  const shared = { onError: tell, onSettled: () => templatesChanged(client) };
  return {
    submit: useMutation({
      ...shared,
      // The window that asked names the recipes.
      onError: (error) => {
        if (failureOf(error).code !== 'TEMPLATE_PRIVATE') tell(error);
      },
      mutationFn: (input: Calls['submit']) => api.mealplans.templates.submit(input),
    }),
    withdraw: useMutation({
      ...shared,
      mutationFn: (input: Calls['withdraw']) => api.mealplans.templates.withdraw(input),
    }),
    decide: useMutation({
      ...shared,
      mutationFn: (input: Calls['decide']) => api.mealplans.templates.decide(input),
    }),
  };
}

/** Puts a template on the menu, and takes that back. */
export function useApply(lng: Language) {
  const api = useApi();
  const client = useQueryClient();
  const shared = {
    onError: useFailureNotice(),
    onSettled: () => Promise.all([menuChanged(client), templatesChanged(client)]),
  };
  return {
    apply: useMutation({
      ...shared,
      mutationFn: (how: How & { over: string[] }) => api.mealplans.templates.apply({ ...how, language: lng }),
    }),
    takeBack: useMutation({
      ...shared,
      mutationFn: (id: string) => api.mealplans.templates.takeBackFill({ id }),
    }),
  };
}
