import type { Language } from '@sytno/domain';
import { failureOf, formatInstant, useApi, useTexts } from '@sytno/kit';
import { useParams } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import {
  Avatar,
  BackLink,
  ButtonLink,
  Chip,
  color,
  EmptyState,
  PageFrame,
  QueryView,
  QuietButtonLink,
  Skeleton,
  space,
  TYPE,
  useDocumentTitle,
} from '@sytno/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { GROUP_TEXTS } from '../groups/group-texts';
import { NotMedical, Quiet, Row, Stack, Titled, Words } from '../groups/parts';
import { DecisionPart } from './DecisionPart';
import { OwnPage } from './OwnPage';
import { expertQuery, type ExpertInfo } from './practice.queries';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)} ${space(5)};
  > div {
    flex: 1 1 260px;
    min-width: 0;
  }
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .headline {
    font: ${TYPE.section};
  }
  .kind {
    color: ${color('quiet')};
  }
`;

/** An expert's page; `me` is where he writes it. */
export function ExpertPage({ lng }: { lng: Language }) {
  const { id = '' } = useParams();
  return id === 'me' ? <OwnPage lng={lng} /> : <Read id={id} lng={lng} />;
}

function Read({ id, lng }: { id: string; lng: Language }) {
  const { t } = useTexts(GROUP_TEXTS);
  const query = useQuery(expertQuery(useApi(), id, lng));
  useDocumentTitle(query.data?.name);
  if (query.error && ['NOT_FOUND', 'INPUT_INVALID'].includes(failureOf(query.error).code)) {
    return (
      <EmptyState
        whole
        role="alert"
        picture="🍃"
        title={t('expert.gone')}
        text={t('expert.goneText')}
        action={<QuietButtonLink to={pathTo('courses', lng)}>{t('toCourses')}</QuietButtonLink>}
      />
    );
  }
  return (
    <>
      <BackLink to={pathTo('courses', lng)}>{t('toCourses')}</BackLink>
      <QueryView whole query={query} skeleton={<Skeleton $height={360} />}>
        {(expert) => <Shown expert={expert} lng={lng} />}
      </QueryView>
    </>
  );
}

function Shown({ expert, lng }: { expert: ExpertInfo; lng: Language }) {
  const { t } = useTexts(GROUP_TEXTS);
  const name = expert.name || t('nameless');
  const { text, review, checkedAt, photo } = expert;
  return (
    <PageFrame
      title={name}
      action={
        expert.mine ? (
          <QuietButtonLink to={pathTo('expertProfile', lng, { id: 'me' })}>
            {t('expert.edit')}
          </QuietButtonLink>
        ) : (
          <ButtonLink to={pathTo('consultations', lng, {}, { expert: expert.id })}>
            {t('expert.consult')}
          </ButtonLink>
        )
      }
    >
      <Stack>
        <Head>
          <Avatar name={name} src={photo?.sizes.at(-1)?.url ?? null} size={112} />
          <div>
            <p className="kind">{t(`kinds.${expert.kind}`)}</p>
            {text && (
              <p className="headline" lang={text.language}>
                {text.headline}
              </p>
            )}
            <Row>
              {checkedAt !== null && (
                <Chip tone="dill" title={t('expert.checkedText')}>
                  {t('expert.checked', { day: formatInstant(checkedAt, lng) })}
                </Chip>
              )}
              {!expert.active && <Chip>{t('expert.inactive')}</Chip>}
            </Row>
          </div>
        </Head>
        {checkedAt !== null && <Quiet>{t('expert.checkedText')}</Quiet>}
        {expert.specialities.length > 0 && (
          <Titled title={t('expert.specialities')}>
            <Row>
              {expert.specialities.map((one) => (
                <Chip key={one} tone="beet">
                  {t(`specialities.${one}`)}
                </Chip>
              ))}
            </Row>
          </Titled>
        )}
        {text && text.about !== '' && (
          <Titled title={t('expert.about')}>
            <Words lang={text.language}>{text.about}</Words>
          </Titled>
        )}
        {!text && <Quiet>{t('expert.nothing')}</Quiet>}
        {review && review.state !== 'none' && <DecisionPart id={expert.id} review={review} lng={lng} />}
        <NotMedical />
      </Stack>
    </PageFrame>
  );
}
