import { LANGUAGES, SPECIALITIES, type Language } from '@sytno/domain';
import { failureOf, formatInstant, KIT_TEXTS, useApi, useTexts, useUser } from '@sytno/kit';
import { pathTo } from '@sytno/kit/routes';
import {
  AreaField,
  Avatar,
  BackLink,
  Button,
  ButtonLink,
  Chip,
  ChoiceGroup,
  EmptyState,
  Field,
  FormFault,
  PageFrame,
  QueryView,
  QuietButton,
  QuietButtonLink,
  Skeleton,
  SubmitButton,
  ToggleChip,
  useNotify,
  useUnsaved,
} from '@sytno/kit/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FilePick } from '../FilePick';
import { GROUP_TEXTS } from '../groups/group-texts';
import { useFailureText } from '../use-deed';
import { Form, NotMedical, Quiet, Row, Stack, Titled } from '../groups/parts';
import { ownQuery, PRACTICE, usePictureUpload, type OwnPractice } from './practice.queries';
import { Proof } from './Proof';

/** Where an expert writes his page; whoever is none is told how to become one. */
export function OwnPage({ lng }: { lng: Language }) {
  const { t } = useTexts(GROUP_TEXTS);
  const query = useQuery(ownQuery(useApi()));
  return (
    <>
      <BackLink to={pathTo('groups', lng)}>{t('toGroups')}</BackLink>
      <QueryView whole query={query} skeleton={<Skeleton $height={480} />}>
        {(own) =>
          own.kind === null ? (
            <EmptyState
              whole
              picture="🎓"
              title={t('become.title')}
              text={t('become.text')}
              action={<ButtonLink to={pathTo('subscription', lng)}>{t('groups.becomeLink')}</ButtonLink>}
            />
          ) : (
            <PageFrame
              title={t('expert.own')}
              lead={t(`kinds.${own.kind}`)}
              action={
                <QuietButtonLink to={pathTo('expertProfile', lng, { id: own.id })}>
                  {t('expert.asOthers')}
                </QuietButtonLink>
              }
            >
              <Stack>
                {!own.active && <Quiet role="status">{t('readOnly')}</Quiet>}
                <Words key={own.version} own={own} />
                <ProofPart own={own} lng={lng} />
                <NotMedical />
              </Stack>
            </PageFrame>
          )
        }
      </QueryView>
    </>
  );
}

type Texts = Record<Language, { headline: string; about: string }>;

const EMPTY = { headline: '', about: '' };

const textsOf = ({ texts }: OwnPractice): Texts => ({
  uk: texts.find(({ language }) => language === 'uk') ?? EMPTY,
  ru: texts.find(({ language }) => language === 'ru') ?? EMPTY,
  en: texts.find(({ language }) => language === 'en') ?? EMPTY,
});

function Words({ own }: { own: OwnPractice }) {
  const { t } = useTexts(GROUP_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const words = useFailureText();
  const user = useUser();
  const [texts, setTexts] = useState(() => textsOf(own));
  const [specialities, setSpecialities] = useState(own.specialities);
  const [photo, setPhoto] = useState<{ id: string; url: string } | null>(
    own.photo && { id: own.photo.id, url: own.photo.sizes[0]?.url ?? '' },
  );
  const [asked, setAsked] = useState(false);
  const [touched, setTouched] = useState(false);
  useUnsaved(touched);
  const upload = usePictureUpload('expert', (id, url) => {
    setTouched(true);
    setPhoto({ id, url });
  });
  const written = LANGUAGES.filter((language) => texts[language].headline.trim() !== '');
  const halves = LANGUAGES.filter(
    (language) => texts[language].headline.trim() === '' && texts[language].about.trim() !== '',
  );
  const save = useMutation({
    mutationFn: () =>
      api.expert.practice.save({
        version: own.version,
        pictureId: photo?.id ?? null,
        specialities,
        texts: written.map((language) => ({
          language,
          headline: texts[language].headline.trim(),
          about: texts[language].about.trim(),
        })),
      }),
    onSuccess: (saved) => {
      setTouched(false);
      client.setQueryData(ownQuery(api).queryKey, saved);
      void client.invalidateQueries({ queryKey: PRACTICE });
      notify(t('expert.saved'), 'good');
    },
  });
  const conflict = save.error && failureOf(save.error).code === 'CONFLICT';
  const set = (language: Language, change: Partial<Texts[Language]>) => {
    setTouched(true);
    setTexts((before) => ({ ...before, [language]: { ...before[language], ...change } }));
  };
  const missing = (language: Language) =>
    asked && (halves.includes(language) || (written.length === 0 && language === 'uk'));
  return (
    <Titled title={t('expert.page')}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (written.length > 0 && halves.length === 0 && !save.isPending) save.mutate();
        }}
      >
        {save.error && <FormFault>{words(save.error)}</FormFault>}
        {conflict && (
          <QuietButton onClick={() => void client.invalidateQueries({ queryKey: PRACTICE })}>
            {t('expert.reload')}
          </QuietButton>
        )}
        <Row>
          <Avatar name={user?.email ?? '?'} src={photo?.url ?? null} size={72} />
          <FilePick
            label={t('expert.photo')}
            hint={t(upload.isPending ? 'sending' : 'expert.photoHint')}
            fault={upload.fault}
            busy={upload.isPending}
            disabled={!own.active}
            onPick={(file) => upload.mutate(file)}
          />
          {photo && (
            <QuietButton
              small
              onClick={() => {
                setTouched(true);
                setPhoto(null);
              }}
            >
              {t('expert.photoOff')}
            </QuietButton>
          )}
        </Row>
        {LANGUAGES.map((language) => (
          <ChoiceGroup key={language} title={t(`languages.${language}`)}>
            <Stack>
              <Field
                label={t('expert.headline')}
                lang={language}
                maxLength={120}
                value={texts[language].headline}
                disabled={!own.active}
                fault={missing(language) ? kit('faults.blank') : undefined}
                onChange={({ target }) => set(language, { headline: target.value })}
              />
              <AreaField
                label={t('expert.about')}
                lang={language}
                maxLength={3_000}
                rows={4}
                value={texts[language].about}
                disabled={!own.active}
                onChange={({ target }) => set(language, { about: target.value })}
              />
            </Stack>
          </ChoiceGroup>
        ))}
        <ChoiceGroup title={t('expert.specialities')} hint={t('expert.specialitiesHint')}>
          <Row>
            {SPECIALITIES.map((one) => (
              <ToggleChip
                key={one}
                on={specialities.includes(one)}
                onToggle={(on) => {
                  setTouched(true);
                  setSpecialities(
                    on ? [...specialities, one] : specialities.filter((other) => other !== one),
                  );
                }}
              >
                {t(`specialities.${one}`)}
              </ToggleChip>
            ))}
          </Row>
        </ChoiceGroup>
        {own.active && (
          <div>
            <SubmitButton busy={save.isPending}>{t('save')}</SubmitButton>
          </div>
        )}
      </Form>
    </Titled>
  );
}

/** A proof of what the expert learned: an administrator alone sees it, everybody that it was checked. */
function ProofPart({ own, lng }: { own: OwnPractice; lng: Language }) {
  const { t } = useTexts(GROUP_TEXTS);
  const api = useApi();
  const client = useQueryClient();
  const words = useFailureText();
  const { proof } = own;
  const [about, setAbout] = useState('');
  const [picture, setPicture] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const upload = usePictureUpload('proof', setPicture);
  const shared = {
    onSuccess: (next: OwnPractice) => {
      client.setQueryData(ownQuery(api).queryKey, next);
      setPicture(null);
      setAbout('');
      setAsked(false);
    },
  };
  const send = useMutation({
    ...shared,
    mutationFn: (pictureId: string) => api.expert.practice.sendProof({ pictureId, about: about.trim() }),
  });
  const take = useMutation({ ...shared, mutationFn: () => api.expert.practice.takeProof() });
  const fault = send.error ?? take.error;
  return (
    <Titled
      title={t('proof.title')}
      action={
        <Chip tone={proof.state === 'checked' ? 'dill' : proof.state === 'returned' ? 'chilli' : 'plain'}>
          {t(`proof.states.${proof.state}`)}
        </Chip>
      }
    >
      <Quiet>{t('proof.text')}</Quiet>
      {proof.reason !== '' && <Quiet>{t('reason', { reason: proof.reason })}</Quiet>}
      {fault && <FormFault>{words(fault)}</FormFault>}
      {proof.state !== 'none' && (
        <>
          <p style={{ margin: 0 }}>{proof.about}</p>
          {proof.sentAt !== null && (
            <Quiet>{t('proof.sent', { day: formatInstant(proof.sentAt, lng) })}</Quiet>
          )}
          <Proof id={own.id} sentAt={proof.sentAt} />
          <div>
            <QuietButton busy={take.isPending} onClick={() => take.mutate()}>
              {t('proof.takeBack')}
            </QuietButton>
          </div>
        </>
      )}
      {own.active && (
        <Form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setAsked(true);
            if (picture !== null && about.trim() !== '' && !send.isPending) send.mutate(picture);
          }}
        >
          <FilePick
            label={t('proof.file')}
            hint={t(upload.isPending ? 'sending' : picture === null ? 'proof.fileHint' : 'proof.fileThere')}
            fault={upload.fault ?? (asked && picture === null ? t('proof.fileFirst') : undefined)}
            busy={upload.isPending}
            onPick={(file) => upload.mutate(file)}
          />
          <Field
            label={t('proof.about')}
            maxLength={300}
            value={about}
            fault={asked && about.trim() === '' ? t('blank') : undefined}
            onChange={({ target }) => setAbout(target.value)}
          />
          <div>
            <Button busy={send.isPending} type="submit">
              {t(proof.state === 'none' ? 'proof.send' : 'proof.sendNew')}
            </Button>
          </div>
        </Form>
      )}
    </Titled>
  );
}
