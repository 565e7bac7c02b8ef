import type { Inputs, Outputs } from '@sytno/contract';
import { API_PREFIX, routes } from '@sytno/contract/routes';
import { AD_PLACES, LANGUAGES, PICTURE_TYPES, type AdPlace, type Language } from '@sytno/domain';
import { failureOf, formatDay, formatNumber, KIT_TEXTS, useApi, useSession, useTexts } from '@sytno/kit';
import {
  Button,
  Card,
  CheckField,
  Chip,
  ChoiceGroup,
  color,
  Confirm,
  Dialog,
  EmptyState,
  Fault,
  Field,
  FormFault,
  PageFrame,
  QueryView,
  QuietButton,
  Skeleton,
  space,
  SubmitButton,
  ToggleChip,
  TYPE,
  useNotify,
} from '@sytno/kit/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FieldGrid } from '../FormCard';
import { adsQuery } from '../money.queries';
import { MONEY_TEXTS } from '../money-words';
import { useFailureNotice } from '../use-failure-notice';

type Ad = Outputs['account']['ads']['list']['items'][number];
type Fields = Inputs['account']['ads']['add'];

const List = styled.ul`
  display: grid;
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Paper = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)} ${space(4)};
  overflow-wrap: anywhere;
  &:has(> img) {
    grid-template-columns: auto minmax(0, 1fr);
  }
  img {
    grid-row: span 2;
    border-radius: 8px;
  }
  h2,
  p {
    margin: 0;
  }
  h2 {
    font: ${TYPE.strong};
  }
  p {
    color: ${color('quiet')};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  small {
    color: ${color('quiet')};
    font: ${TYPE.quiet};
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

/** Advertisements of our own on the free tier: words in three languages, when and where, how often they were seen. */
export function AdsPage({ lng }: { lng: Language }) {
  const { t } = useTexts(MONEY_TEXTS);
  const query = useQuery(adsQuery(useApi()));
  const [editing, setEditing] = useState<Ad | 'new'>();
  return (
    <PageFrame
      title={t('ads.title')}
      lead={t('ads.lead')}
      action={<Button onClick={() => setEditing('new')}>{t('ads.add')}</Button>}
    >
      <QueryView query={query} skeleton={<Skeleton $height={320} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState picture="📣" title={t('ads.none')} text={t('ads.noneText')} />
          ) : (
            <List>
              {items.map((ad) => (
                <li key={ad.id}>
                  <AdCard ad={ad} lng={lng} onEdit={() => setEditing(ad)} />
                </li>
              ))}
            </List>
          )
        }
      </QueryView>
      {editing && (
        <AdDialog ad={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
      )}
    </PageFrame>
  );
}

function AdCard({ ad, lng, onEdit }: { ad: Ad; lng: Language; onEdit: () => void }) {
  const { t } = useTexts(MONEY_TEXTS);
  const api = useApi();
  const client = useQueryClient();
  const onError = useFailureNotice();
  const [removing, setRemoving] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.account.ads.remove({ id: ad.id }),
    onError,
    onSuccess: (all) => client.setQueryData(adsQuery(api).queryKey, all),
  });
  const sum = (what: 'shown' | 'opened') => ad.days.reduce((all, day) => all + day[what], 0);
  const photo = ad.photo?.sizes[0];
  return (
    <Paper>
      {photo && <img src={photo.url} alt="" width={72} height={72} />}
      <div>
        <h2>{ad.texts[lng].title}</h2>
        <p>{ad.texts[lng].text}</p>
        <p>{ad.link}</p>
        <p>
          {formatDay(ad.from, lng)} – {ad.to === null ? t('ads.noEnd') : formatDay(ad.to, lng)} ·{' '}
          {ad.places.map((place) => t(`ads.places.${place}`)).join(', ')}
        </p>
        <p>
          {t('ads.figures', {
            shown: formatNumber(sum('shown'), lng),
            opened: formatNumber(sum('opened'), lng),
          })}
        </p>
      </div>
      <Ways>
        {ad.paused && <Chip tone="sunflower">{t('ads.paused')}</Chip>}
        <QuietButton small onClick={onEdit}>
          {t('ads.edit')}
        </QuietButton>
        <QuietButton small onClick={() => setRemoving(true)}>
          {t('ads.remove')}
        </QuietButton>
      </Ways>
      {removing && (
        <Confirm
          title={t('ads.removeAsk', { title: ad.texts[lng].title })}
          action={t('ads.remove')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setRemoving(false)}
        >
          <p>{t('ads.removeText')}</p>
        </Confirm>
      )}
    </Paper>
  );
}

const EMPTY = { title: '', text: '', button: '' };
const WORDS = ['title', 'text', 'button'] as const;
const LONGEST = { title: 80, text: 200, button: 40 } as const;
const today = (): string => new Intl.DateTimeFormat('en-CA').format();

function fieldsOf(ad: Ad | undefined): Fields {
  if (!ad) {
    return {
      texts: { uk: EMPTY, ru: EMPTY, en: EMPTY },
      link: '',
      places: ['dashboard'],
      from: today(),
      to: null,
      paused: false,
      pictureId: null,
    };
  }
  const { texts, link, places, from, to, paused, pictureId } = ad;
  return { texts, link, places, from, to, paused, pictureId };
}

function AdDialog({ ad, onClose }: { ad: Ad | undefined; onClose: () => void }) {
  const { t } = useTexts(MONEY_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const [fields, setFields] = useState(() => fieldsOf(ad));
  const change = (to: Partial<Fields>) => setFields((now) => ({ ...now, ...to }));
  const save = useMutation({
    mutationFn: (input: Fields) =>
      ad ? api.account.ads.save({ id: ad.id, ...input }) : api.account.ads.add(input),
    onSuccess: (all) => {
      client.setQueryData(adsQuery(api).queryKey, all);
      notify(t('admin.done'), 'good');
      onClose();
    },
  });
  const failure = save.error ? failureOf(save.error) : undefined;
  const faultOf = (path: string) => {
    const code = failure?.fields.find((field) => field.path === path)?.code;
    return code && kit(`faults.${code}`);
  };
  const toggle = (place: AdPlace, on: boolean) =>
    change({ places: AD_PLACES.filter((one) => (one === place ? on : fields.places.includes(one))) });
  return (
    <Dialog wide title={t(ad ? 'ads.edit' : 'ads.add')} onClose={onClose}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(fields);
        }}
      >
        {failure && failure.fields.length === 0 && (
          <FormFault>{failure.message || kit('offline.text')}</FormFault>
        )}
        {LANGUAGES.map((language) => (
          <ChoiceGroup key={language} title={t(`ads.languages.${language}`)}>
            <FieldGrid>
              {WORDS.map((word) => (
                <Field
                  key={word}
                  label={t(`ads.words.${word}`)}
                  lang={language}
                  maxLength={LONGEST[word]}
                  value={fields.texts[language][word]}
                  fault={faultOf(`texts.${language}.${word}`)}
                  onChange={(event) =>
                    change({
                      texts: {
                        ...fields.texts,
                        [language]: { ...fields.texts[language], [word]: event.target.value },
                      },
                    })
                  }
                />
              ))}
            </FieldGrid>
          </ChoiceGroup>
        ))}
        <FieldGrid>
          <Field
            label={t('ads.link')}
            hint={t('ads.linkHint')}
            maxLength={500}
            value={fields.link}
            fault={faultOf('link')}
            onChange={(event) => change({ link: event.target.value })}
          />
          <Field
            type="date"
            label={t('ads.from')}
            value={fields.from}
            fault={faultOf('from')}
            onChange={(event) => change({ from: event.target.value })}
          />
          <Field
            type="date"
            label={t('ads.to')}
            hint={t('ads.toHint')}
            value={fields.to ?? ''}
            fault={faultOf('to')}
            onChange={(event) => change({ to: event.target.value || null })}
          />
        </FieldGrid>
        <ChoiceGroup title={t('ads.where')} hint={faultOf('places') ?? t('ads.whereHint')}>
          <Ways>
            {AD_PLACES.map((place) => (
              <ToggleChip key={place} on={fields.places.includes(place)} onToggle={(on) => toggle(place, on)}>
                {t(`ads.places.${place}`)}
              </ToggleChip>
            ))}
          </Ways>
        </ChoiceGroup>
        <PictureChoice
          value={fields.pictureId}
          fault={faultOf('pictureId')}
          onChange={(pictureId) => change({ pictureId })}
        />
        <CheckField
          label={t('ads.pause')}
          checked={fields.paused}
          onChange={(event) => change({ paused: event.target.checked })}
        />
        <div>
          <SubmitButton busy={save.isPending}>{t('ads.save')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

/** A picture is sent as soon as it is chosen; the server makes its own of it. */
function PictureChoice(props: {
  value: string | null;
  fault: string | undefined;
  onChange: (id: string | null) => void;
}) {
  const { t } = useTexts(MONEY_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const session = useSession();
  const { method, path } = routes.platform.pictures.upload;
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const answer = await fetch(`${API_PREFIX}${path}?kind=ad`, {
        method,
        headers: { ...session.user()?.headers, 'content-type': 'application/octet-stream' },
        body: file,
      });
      const body = (await answer.json()) as { id?: string; message?: string };
      if (!answer.ok || body.id === undefined) throw new Error(body.message ?? '');
      return body.id;
    },
    onSuccess: props.onChange,
  });
  const input = useRef<HTMLInputElement>(null);
  const failed = upload.error ? upload.error.message || kit('offline.text') : undefined;
  return (
    <Ways>
      <QuietButton small busy={upload.isPending} onClick={() => input.current?.click()}>
        {t('ads.picture')}
      </QuietButton>
      <small>
        {t(upload.isPending ? 'ads.sending' : props.value ? 'ads.pictureThere' : 'ads.pictureHint')}
      </small>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES.join(',')}
        aria-label={t('ads.picture')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) upload.mutate(file);
          target.value = '';
        }}
      />
      {props.value && (
        <QuietButton small onClick={() => props.onChange(null)}>
          {t('ads.pictureOff')}
        </QuietButton>
      )}
      {(failed ?? props.fault) && <Fault>{failed ?? props.fault}</Fault>}
    </Ways>
  );
}
