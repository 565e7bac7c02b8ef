import type { Inputs } from '@sytno/contract';
import { useApi } from '@sytno/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { coursesChanged, ownCourseQuery, type OwnCourse } from './courses.queries';

type Calls = Inputs['expert']['courses'];

/** What an expert does to a course of his own. Failures are the caller's to show. */
export function useCourseWriting() {
  const api = useApi();
  const client = useQueryClient();
  const keep = (course: OwnCourse) => {
    client.setQueryData(ownCourseQuery(api, course.id).queryKey, course);
    void coursesChanged(client);
  };
  const shared = { onSettled: () => coursesChanged(client) };
  return {
    create: useMutation({
      mutationFn: (input: Calls['create']) => api.expert.courses.create(input),
      onSuccess: keep,
    }),
    save: useMutation({
      mutationFn: (input: Calls['save']) => api.expert.courses.save(input),
      onSuccess: keep,
    }),
    menu: useMutation({
      mutationFn: (input: { id: string; week: number }) => api.expert.courses.menu(input),
    }),
    submit: useMutation({
      ...shared,
      mutationFn: (input: Calls['submit']) => api.expert.courses.submit(input),
    }),
    recall: useMutation({
      ...shared,
      mutationFn: (input: Calls['recall']) => api.expert.courses.recall(input),
    }),
    close: useMutation({
      ...shared,
      mutationFn: (input: Calls['close']) => api.expert.courses.close(input),
    }),
    remove: useMutation({
      mutationFn: (input: Calls['remove']) => api.expert.courses.remove(input),
    }),
  };
}
