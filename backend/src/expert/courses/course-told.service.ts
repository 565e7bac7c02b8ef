import { Injectable } from '@nestjs/common';
import type { NoticeKind } from '@sytno/contract';
import { DEFAULT_LANGUAGE } from '@sytno/domain';
import type { EntityManager } from 'typeorm';
import { Notices, People } from '../../account';
import { Live } from '../../platform/live/live.service';
import { titleOf } from './course-cards';

type Kind = Extract<NoticeKind, `application.${string}` | `course.${string}`>;

/** Tells people of a course, each in his own language, and has their open browsers ask anew. */
@Injectable()
export class CourseTold {
  constructor(
    private readonly people: People,
    private readonly notices: Notices,
    private readonly live: Live,
  ) {}

  /** @param link where the notice leads, behind the course's address */
  async tell(
    manager: EntityManager,
    courseId: string,
    userId: string,
    kind: Kind,
    values: Record<string, string> = {},
    link = '',
  ): Promise<void> {
    const languages = await this.people.languagesOf([userId], manager);
    const course = await titleOf(manager, courseId, languages.get(userId) ?? DEFAULT_LANGUAGE);
    await this.notices.tell(userId, kind, { course, ...values }, `/user/courses/${courseId}${link}`, manager);
  }

  /** What a person is called; '' when he gave no name. */
  async nameOf(manager: EntityManager, userId: string): Promise<string> {
    return (await this.people.namesOf([userId], manager)).get(userId) ?? '';
  }

  async touch(manager: EntityManager, ...people: readonly string[]): Promise<void> {
    for (const userId of new Set(people)) await this.live.touched({ userId }, ['expert.courses'], manager);
  }

  /** Of what an administrator looks at. */
  async touchReview(manager: EntityManager, expertId: string): Promise<void> {
    await this.touch(manager, expertId, ...(await this.people.administrators(manager)));
  }
}
