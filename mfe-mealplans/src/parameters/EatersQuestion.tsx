import { MEAL_TYPES, type Language } from '@sytno/domain';
import { formatNumber, useTexts } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import {
  Avatar,
  color,
  Field,
  Hidden,
  IconButton,
  LineIcon,
  QuietButton,
  RADIUS,
  space,
  TextLink,
  TYPE,
} from '@sytno/kit/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useEaterChanges, type Household } from './parameters.queries';
import { Form, RadioChips } from './parts';
import type { QuestionProps } from './question';

const Table = styled.ul`
  display: grid;
  margin: 0;
  padding: 0 ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  background: ${color('raised')};
  list-style: none;
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(3)};
    min-height: 60px;
    overflow-wrap: anywhere;
  }
  li + li {
    border-top: 1px solid ${color('line')};
  }
  b {
    display: block;
    font: ${TYPE.strong};
  }
  small {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const Adding = styled.div`
  display: grid;
  gap: ${space(4)};
  justify-items: start;
  > * {
    min-width: 0;
    max-width: 100%;
  }
  > :first-child {
    width: 100%;
  }
`;

const SHARES = { child: 0.5, adult: 1 } as const;
type Who = keyof typeof SHARES;
const WHO = ['child', 'adult'] as const satisfies readonly Who[];

/** Who eats with the reader: everybody at the table, and a quick way to add who has no account. */
export function EatersQuestion({ data, lng, foot, onSaved }: QuestionProps) {
  const { t } = useTexts('mealplans');
  const { add } = useEaterChanges();
  const [said, say] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [who, setWho] = useState<Who>('child');
  const [blank, setBlank] = useState(false);
  const written = name.trim();

  const submit = (then?: () => void) => {
    setBlank(written === '');
    if (written === '') field.current?.focus();
    if (written === '' || add.isPending) return;
    add.mutate(newEater(written, who), {
      onSuccess: () => {
        say(t('questions.eaters.added', { name: written }));
        setName('');
        if (then) then();
        else field.current?.focus();
      },
    });
  };
  return (
    <Form
      noValidate
      aria-label={t('questions.eaters.title')}
      onSubmit={(event) => {
        event.preventDefault();
        // A name that was typed and not added is meant to be added.
        if (written === '') onSaved();
        else submit(onSaved);
      }}
    >
      <AtTable household={data.household} lng={lng} onSay={say} />
      <Hidden role="status">{said}</Hidden>
      <Adding>
        <Field
          ref={field}
          label={t('questions.eaters.name')}
          placeholder={t('questions.eaters.nameExample')}
          autoComplete="off"
          maxLength={60}
          value={name}
          {...(blank ? { fault: t('questions.eaters.blank') } : {})}
          onChange={(event) => {
            setName(event.target.value);
            setBlank(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || written === '') return;
            event.preventDefault();
            submit();
          }}
        />
        <RadioChips
          title={t('questions.eaters.who')}
          value={who}
          options={WHO.map((value) => ({ value, label: t(`questions.eaters.${value}`) }))}
          onChange={setWho}
        />
        <QuietButton busy={add.isPending} onClick={() => submit()}>
          <LineIcon d="M12 5v14M5 12h14" />
          {t('questions.eaters.add')}
        </QuietButton>
      </Adding>
      {data.household.eaters.length > 0 && (
        <TextLink to={pathTo('household', lng)}>{t('questions.eaters.household')}</TextLink>
      )}
      {foot({ busy: add.isPending, dirty: written !== '' })}
    </Form>
  );
}

/** Someone who eats everything every day, until the household says otherwise. */
function newEater(name: string, who: Who) {
  return {
    name,
    share: SHARES[who],
    allergies: [],
    mealTypes: [...MEAL_TYPES],
    weekdays: [1, 2, 3, 4, 5, 6, 7],
  };
}

/** Members and eaters, the reader first by his own word. */
function AtTable(props: { household: Household; lng: Language; onSay: (words: string) => void }) {
  const { t } = useTexts('mealplans');
  const { remove } = useEaterChanges();
  const { lng, onSay } = props;
  const { members, eaters } = props.household;
  return (
    <Table aria-label={t('questions.eaters.list')}>
      {members.map(({ userId, name, email, avatar }) => (
        <li key={userId}>
          <Avatar name={name || email} src={avatar} />
          <span>
            <b>{members.length === 1 ? t('questions.eaters.you') : name || email}</b>
            <small>{t('questions.eaters.whole')}</small>
          </span>
        </li>
      ))}
      {eaters.map(({ id, name, share }) => (
        <li key={id}>
          <Avatar name={name} />
          <span>
            <b>{name}</b>
            <small>
              <Share share={share} lng={lng} />
            </small>
          </span>
          <IconButton
            aria-label={t('questions.eaters.remove', { name })}
            busy={remove.isPending && remove.variables === id}
            onClick={() =>
              remove.mutate(id, {
                onSuccess: () => onSay(t('questions.eaters.removed', { name })),
              })
            }
          >
            <LineIcon size={20} d="M6 6l12 12M18 6L6 18" />
          </IconButton>
        </li>
      ))}
    </Table>
  );
}

function Share({ share, lng }: { share: number; lng: Language }) {
  const { t } = useTexts('mealplans');
  if (share === 1) return t('questions.eaters.whole');
  const words = share === 0.5 ? '½' : formatNumber(share, lng, 2);
  return t('questions.eaters.share', { share: words });
}
