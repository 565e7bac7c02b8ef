import type { Language } from '@sytno/domain';
import { formatDays, failureOf, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { useHeld } from '@sytno/kit/held';
import { Card, CheckField, Chip, color, RADIUS, space, TYPE, useNotify } from '@sytno/kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { CoursePhoto } from './CoursePhoto';
import { COURSE_TEXTS } from './course-texts';
import { coursesChanged, type Material } from './courses.queries';
import { WeekMenu } from './WeekMenu';

type Week = Material['weeks'][number];

const Frame = styled(Card).attrs({ as: 'details' })`
  min-width: 0;
  overflow-wrap: anywhere;
  > summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)} ${space(4)};
    min-height: 44px;
    cursor: pointer;
    &::after {
      content: '';
      flex: none;
      width: 8px;
      height: 8px;
      margin: 0 ${space(2)} 0 auto;
      border: solid ${color('quiet')};
      border-width: 0 2px 2px 0;
      transform: rotate(45deg);
    }
  }
  &[open] > summary::after {
    transform: rotate(-135deg);
  }
  > summary > b {
    font: ${TYPE.strong};
  }
  > summary > span {
    color: ${color('quiet')};
  }
`;

const Inside = styled.div`
  display: grid;
  gap: ${space(6)};
  padding-top: ${space(4)};
  h3 {
    margin: 0 0 ${space(2)};
    font: ${TYPE.strong};
  }
`;

const Lesson = styled.div`
  max-width: 68ch;
  font-size: 16px;
  line-height: 26px;
  p {
    margin: 0 0 ${space(3)};
    white-space: pre-line;
    text-wrap: pretty;
  }
`;

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: ${space(4)};
  figure {
    margin: 0;
  }
  img {
    aspect-ratio: 16 / 9;
    height: auto;
    border-radius: ${RADIUS.card};
  }
  figcaption {
    margin-top: ${space(1)};
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const Tasks = styled.div`
  display: grid;
  gap: ${space(3)};
`;

/** A week that is open: its lesson with pictures, its tasks to be ticked, and its ready menu. */
export function WeekShown(props: { week: Week; open: boolean; preview: boolean; lng: Language }) {
  const { t } = useTexts(COURSE_TEXTS);
  const { week, preview, lng } = props;
  const paragraphs = week.text.split(/\n{2,}/).filter((text) => text.trim() !== '');
  return (
    <Frame open={props.open}>
      <summary>
        <b>{[t('week.number', { number: week.week }), week.title].filter(Boolean).join(' · ')}</b>
        {!preview && <span>{formatDays(week.from, week.to, lng)}</span>}
        {!preview && (
          <Chip tone={week.state === 'current' ? 'dill' : 'plain'}>{t(`material.state.${week.state}`)}</Chip>
        )}
      </summary>
      <Inside>
        {paragraphs.length > 0 && (
          <Lesson>
            {paragraphs.map((text, index) => (
              <p key={index}>{text}</p>
            ))}
          </Lesson>
        )}
        {week.pictures.length > 0 && (
          <Pictures>
            {week.pictures.map(({ photo, caption }) => (
              <figure key={photo.id}>
                <CoursePhoto photo={photo} alt={caption} sizes="(max-width: 600px) 100vw, 400px" />
                {caption && <figcaption>{caption}</figcaption>}
              </figure>
            ))}
          </Pictures>
        )}
        {week.tasks.length > 0 && <TaskList week={week} preview={preview} />}
        {week.templateId !== null && week.dishes > 0 ? (
          <WeekMenu templateId={week.templateId} from={week.from} preview={preview} lng={lng} />
        ) : (
          <p>{t('material.noMenu')}</p>
        )}
      </Inside>
    </Frame>
  );
}

function TaskList({ week, preview }: { week: Week; preview: boolean }) {
  const { t } = useTexts(COURSE_TEXTS);
  return (
    <div>
      <h3>{t('material.tasks')}</h3>
      <Tasks>
        {week.tasks.map((task) => (
          <TaskBox key={task.id} task={task} preview={preview} />
        ))}
      </Tasks>
    </div>
  );
}

function TaskBox({ task, preview }: { task: Week['tasks'][number]; preview: boolean }) {
  const { t: kit } = useTexts(KIT_TEXTS);
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const tick = useMutation({
    mutationFn: (done: boolean) => api.expert.courses.tick({ id: task.id, done }),
    onError: (error) => notify(failureOf(error).message || kit('offline.text'), 'bad'),
    onSettled: () => coursesChanged(client),
  });
  const [done, hold] = useHeld(task.done);
  return (
    <CheckField
      label={task.text}
      checked={done}
      disabled={preview}
      onChange={({ target }) => hold(target.checked, tick.mutateAsync(target.checked))}
    />
  );
}
