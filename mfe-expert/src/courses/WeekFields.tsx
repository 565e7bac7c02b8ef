import { COURSE_TEXT, LESSON_PICTURES, WEEK_TASKS, type Language } from '@sytno/domain';
import { useTexts } from '@sytno/kit';
import { AreaField, Card, color, Field, IconButton, QuietButton, space, TYPE, upTo } from '@sytno/kit/ui';
import { styled } from 'styled-components';
import { Icon } from '../icons';
import { COURSE_TEXTS } from './course-texts';
import { newTask, type DraftWeek } from './draft';
import { PictureChoice } from './PictureChoice';

const Frame = styled(Card).attrs({ as: 'section' })`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  h2,
  h3 {
    margin: 0;
  }
  h2 {
    font: ${TYPE.section};
  }
  h3 {
    font: ${TYPE.strong};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${space(4)} ${space(6)};
  align-items: start;
  ${upTo('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Stack = styled.div`
  display: grid;
  gap: ${space(3)};
  justify-items: stretch;
  min-width: 0;
  > button {
    justify-self: start;
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)};
  align-items: end;
`;

const Quiet = styled.p`
  margin: 0;
  color: ${color('quiet')};
  font: ${TYPE.quiet};
`;

interface WeekProps {
  week: DraftWeek;
  number: number;
  language: Language;
  faultOf: (path: string) => string | undefined;
  /** The server knows of it: its menu can be written. */
  saved: boolean;
  busy: boolean;
  onChange: (change: (week: DraftWeek) => DraftWeek) => void;
  onMenu: () => void;
}

/** One week of a course that is written: its lesson with pictures, its tasks, and the way to its menu. */
export function WeekFields(props: WeekProps) {
  const { t } = useTexts(COURSE_TEXTS);
  const { week, number, language, faultOf, onChange } = props;
  const words = (field: 'title' | 'text', most: number) => ({
    value: week[field][language] ?? '',
    maxLength: most,
    fault: faultOf(`${field}.${language}`),
    onChange: ({ target }: { target: { value: string } }) =>
      onChange((before) => ({ ...before, [field]: { ...before[field], [language]: target.value } })),
  });
  const title = t('week.number', { number });
  return (
    <Frame aria-label={title}>
      <h2>{title}</h2>
      <Columns>
        <Stack>
          <Field label={t('week.title')} {...words('title', COURSE_TEXT.title)} />
          <AreaField
            label={t('week.text')}
            hint={t('week.textHint')}
            rows={8}
            {...words('text', COURSE_TEXT.lesson)}
          />
          <Pictures {...props} />
        </Stack>
        <Stack>
          <Menu {...props} />
          <Tasks {...props} />
        </Stack>
      </Columns>
    </Frame>
  );
}

function Menu({ week, saved, busy, faultOf, onMenu }: WeekProps) {
  const { t } = useTexts(COURSE_TEXTS);
  const fault = faultOf('menu');
  return (
    <Stack>
      <h3>{t('week.menu')}</h3>
      <Quiet>{week.dishes > 0 ? t('week.dishes', { count: week.dishes }) : t('week.noMenu')}</Quiet>
      {fault && <Quiet role="alert">{fault}</Quiet>}
      {saved ? (
        <QuietButton busy={busy} onClick={onMenu}>
          {t(week.dishes > 0 ? 'week.editMenu' : 'week.writeMenu')}
        </QuietButton>
      ) : (
        <Quiet>{t('week.saveFirst')}</Quiet>
      )}
    </Stack>
  );
}

function Tasks({ week, language, onChange }: WeekProps) {
  const { t } = useTexts(COURSE_TEXTS);
  return (
    <Stack>
      <h3>{t('week.tasks')}</h3>
      <Quiet>{t('week.tasksHint')}</Quiet>
      {week.tasks.map((task, at) => (
        <Line key={task.key}>
          <Field
            label={t('week.task', { number: at + 1 })}
            value={task.text[language] ?? ''}
            maxLength={COURSE_TEXT.task}
            onChange={({ target }) =>
              onChange((before) => ({
                ...before,
                tasks: before.tasks.map((one) =>
                  one.key === task.key ? { ...one, text: { ...one.text, [language]: target.value } } : one,
                ),
              }))
            }
          />
          <IconButton
            aria-label={t('week.removeTask', { number: at + 1 })}
            onClick={() =>
              onChange((before) => ({
                ...before,
                tasks: before.tasks.filter(({ key }) => key !== task.key),
              }))
            }
          >
            <Icon name="trash" />
          </IconButton>
        </Line>
      ))}
      {week.tasks.length < WEEK_TASKS && (
        <QuietButton
          small
          onClick={() => onChange((before) => ({ ...before, tasks: [...before.tasks, newTask()] }))}
        >
          <Icon name="plus" />
          {t('week.addTask')}
        </QuietButton>
      )}
    </Stack>
  );
}

function Pictures({ week, language, faultOf, onChange }: WeekProps) {
  const { t } = useTexts(COURSE_TEXTS);
  return (
    <Stack>
      <h3>{t('week.pictures')}</h3>
      {week.pictures.map((picture, at) => (
        <Stack key={picture.id}>
          <PictureChoice
            label={t('week.replacePicture', { number: at + 1 })}
            alt={picture.caption[language] ?? ''}
            value={picture}
            fault={faultOf(`pictures.${String(at)}.id`)}
            onChange={(next) =>
              onChange((before) => ({
                ...before,
                pictures: before.pictures.flatMap((one) =>
                  one.id !== picture.id ? [one] : next ? [{ ...one, ...next }] : [],
                ),
              }))
            }
          />
          <Field
            label={t('week.caption', { number: at + 1 })}
            value={picture.caption[language] ?? ''}
            maxLength={COURSE_TEXT.caption}
            onChange={({ target }) =>
              onChange((before) => ({
                ...before,
                pictures: before.pictures.map((one) =>
                  one.id === picture.id
                    ? { ...one, caption: { ...one.caption, [language]: target.value } }
                    : one,
                ),
              }))
            }
          />
        </Stack>
      ))}
      {week.pictures.length < LESSON_PICTURES && (
        <PictureChoice
          label={t('week.addPicture')}
          alt=""
          value={null}
          onChange={(picture) => {
            if (!picture) return;
            onChange((before) => ({
              ...before,
              pictures: [...before.pictures, { ...picture, caption: {} }],
            }));
          }}
        />
      )}
    </Stack>
  );
}
