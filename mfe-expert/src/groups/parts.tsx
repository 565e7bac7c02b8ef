import { BREAKPOINTS } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { Card, color, PickRow, space, TYPE, upTo } from '@sytno/kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { GROUP_TEXTS } from './group-texts';
import { NotMedicalNote } from '../NotMedicalNote';

export const Stack = styled.div`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  > p {
    margin: 0;
  }
`;

export const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  p {
    margin: 0;
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  min-width: 0;
`;

export const Quiet = styled.p`
  margin: 0;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
  overflow-wrap: anywhere;
`;

export const Words = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const Part = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  align-content: start;
  min-width: 0;
  > h2,
  > header h2 {
    margin: 0;
    font: ${TYPE.section};
  }
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)} ${space(3)};
  }
`;

/** Two columns where there is room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;
  @media (min-width: ${BREAKPOINTS.lg}px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

export const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    gap: ${space(2)};
    min-width: 0;
    padding-top: ${space(3)};
    border-top: 1px solid ${color('line')};
  }
  > li:first-child {
    padding-top: 0;
    border-top: 0;
  }
`;

/** A row that leads to a person: who it is to the left, how things stand to the right; below it on a phone. */
export const PersonRow = styled(PickRow)`
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  ${upTo('sm')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** What stands beside figures and proposals: estimates, not medical advice (product decision 3). */
export function NotMedical() {
  const { t } = useTexts(GROUP_TEXTS);
  return <NotMedicalNote>{t('notMedical')}</NotMedicalNote>;
}

/** A titled part with something to do at its head. */
export function Titled(props: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <Part>
      <header>
        <h2>{props.title}</h2>
        {props.action}
      </header>
      {props.children}
    </Part>
  );
}
