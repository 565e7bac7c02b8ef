import type { Language } from '@sytno/domain';
import { useApi } from '@sytno/kit';
import { QueryView } from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { profileQuery } from '../menu/menu.queries';
import { householdQuery, parametersQuery } from './parameters.queries';
import type { PlanData } from './question';

/** Asks for all that the questions are answered from, at once, and shows what comes of it. */
export function PlanDataView(props: {
  lng: Language;
  skeleton: ReactNode;
  whole?: boolean;
  children: (data: PlanData) => ReactNode;
}) {
  const api = useApi();
  const parameters = useQuery(parametersQuery(api, props.lng));
  const household = useQuery(householdQuery(api));
  const profile = useQuery(profileQuery(api));
  const shared = { skeleton: props.skeleton, whole: props.whole ?? false };
  return (
    <QueryView query={parameters} {...shared}>
      {(plan) => (
        <QueryView query={household} {...shared}>
          {(people) => (
            <QueryView query={profile} {...shared}>
              {(own) => props.children({ parameters: plan, household: people, profile: own.profile })}
            </QueryView>
          )}
        </QueryView>
      )}
    </QueryView>
  );
}
