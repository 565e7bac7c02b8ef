import { Injectable } from '@nestjs/common';
import type { FieldFault, Inputs, Outputs } from '@sytno/contract';
import {
  courseAfter,
  dayAt,
  missingInCourse,
  mondayOf,
  OPEN_APPLICATIONS,
  readIn,
  weekday,
  type CourseWords,
} from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { DataSource, In, type EntityManager } from 'typeorm';
import { KeptTemplates } from '../../mealplans';
import { Audit } from '../../platform/audit/audit.service';
import type { Actor } from '../../platform/auth/actor';
import { Throttle } from '../../platform/auth/throttle';
import { Refusal } from '../../platform/errors/refusal';
import { MailService } from '../../platform/mail/mail.service';
import { Pictures } from '../../platform/pictures/pictures.service';
import { now } from '../../platform/time/clock';
import { Application } from '../applications/application.entity';
import { Seats } from '../applications/seats.service';
import { CourseClosing } from './course-closing.service';
import { contentOf, writeContent, type CourseContent, type StoredContent } from './course-rows';
import { CourseTold } from './course-told.service';
import { Course, CourseWeek, LessonPicture } from './course.entity';
import { heldOwn, wantOwn } from './own-course';

type Calls = Inputs['expert']['courses'];
type Own = Outputs['expert']['courses']['read'];

/** An expert's own courses: written, handed in, taken back, closed. Nobody else's is there to be changed. */
@Injectable()
export class CourseWriter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly kept: KeptTemplates,
    private readonly pictures: Pictures,
    private readonly seats: Seats,
    private readonly closing: CourseClosing,
    private readonly told: CourseTold,
    private readonly audit: Audit,
    private readonly throttle: Throttle,
    private readonly mail: MailService,
  ) {}

  /** @throws Refusal INPUT_INVALID at what is not fitting, a picture of somebody else among it */
  create(actor: Actor, content: CourseContent): Promise<Own> {
    return this.dataSource.transaction(async (manager) => {
      await this.wantGood(manager, actor, content, null);
      const id = randomUUID();
      await manager.insert(Course, {
        ...columnsOf(content),
        ...{ id, expertId: actor.userId, state: 'draft', version: 1, createdAt: now() },
        ...{ reason: null, changed: false, submittedAt: null, closedAt: null },
      });
      await writeContent(manager, id, content);
      await this.told.touch(manager, actor.userId);
      return this.view(manager, id);
    });
  }

  /** @throws Refusal NOT_FOUND, EXPERT_REQUIRED */
  async read(actor: Actor, { id }: Calls['read']): Promise<Own> {
    const { manager } = this.dataSource;
    const course = await manager.findOneBy(Course, { id });
    wantOwn(actor, 'course.change', course);
    return this.view(manager, id);
  }

  /**
   * Changes all of it. What waits for review or was closed stays as it is. Once it is published its start and its
   * weeks stand, its seats are never fewer than are taken, and an administrator looks at a changed face again.
   *
   * @throws Refusal NOT_FOUND; CONFLICT with what stands now; what `create` throws
   */
  async save(actor: Actor, { id, version, ...content }: Calls['save']): Promise<Own> {
    const saved = await this.dataSource.transaction(async (manager) => {
      const course = await heldOwn(manager, actor, id);
      const changeable = course.state === 'draft' || course.state === 'published';
      if (course.version !== version || !changeable) {
        throw new Refusal('CONFLICT', { current: await this.view(manager, id) });
      }
      await this.wantGood(manager, actor, content, course);
      const before = await contentOf(manager, course);
      const anew = course.state === 'published' && faceChanges(course, before, content);
      await manager.update(
        Course,
        { id },
        {
          ...columnsOf(content),
          version: version + 1,
          ...(anew && { changed: true, submittedAt: course.submittedAt ?? now() }),
        },
      );
      await this.kept.remove(manager, await writeContent(manager, id, content));
      await this.rename(manager, id, content);
      if (course.state === 'published') {
        await this.seats.fill(manager, await manager.findOneByOrFail(Course, { id }));
      }
      if (anew) await this.told.touchReview(manager, actor.userId);
      else await this.told.touch(manager, actor.userId);
      return this.view(manager, id);
    });
    this.mail.sendSoon();
    return saved;
  }

  /** For good, with its menus. @throws Refusal NOT_FOUND; CONFLICT for anything but a draft that nobody applied to */
  remove(actor: Actor, { id }: Calls['remove']): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const course = await heldOwn(manager, actor, id);
      if (course.state !== 'draft' || (await manager.existsBy(Application, { courseId: id }))) {
        throw new Refusal('CONFLICT');
      }
      const weeks = await manager.findBy(CourseWeek, { courseId: id });
      await manager.delete(Course, { id });
      await this.kept.remove(
        manager,
        weeks.flatMap(({ templateId }) => templateId ?? []),
      );
      await this.audit.note(actor.userId, 'course.remove', { kind: 'course', id }, {}, manager);
      await this.told.touch(manager, actor.userId);
    });
  }

  /** The menu of a week, begun where there is none. @throws Refusal NOT_FOUND, CONFLICT for a closed course */
  menu(actor: Actor, { id, week }: { id: string; week: number }): Promise<{ templateId: string }> {
    return this.dataSource.transaction(async (manager) => {
      const course = await heldOwn(manager, actor, id);
      const row = await manager.findOneBy(CourseWeek, { courseId: id, week });
      if (!row) throw new Refusal('NOT_FOUND');
      if (row.templateId !== null) return { templateId: row.templateId };
      if (course.state === 'closed') throw new Refusal('CONFLICT');
      const { title } = await contentOf(manager, course);
      const language = course.languages[0] ?? actor.language;
      const name = weekName(readIn(title, language), week);
      const templateId = await this.kept.begin(manager, { ownerId: actor.userId, name, language });
      await manager.update(CourseWeek, { courseId: id, week }, { templateId });
      await this.told.touch(manager, actor.userId);
      return { templateId };
    });
  }

  /**
   * Hands a draft in for review.
   *
   * @throws Refusal NOT_FOUND; CONFLICT when it was changed since or is no draft; INPUT_INVALID with all that is
   *   missing; TEMPLATE_PRIVATE with the names of recipes that participants could not read; TOO_MANY
   */
  async submit(actor: Actor, { id, version }: Calls['submit']): Promise<void> {
    await this.throttle.count(['publish-user', actor.userId]);
    await this.dataSource.transaction(async (manager) => {
      const course = await heldOwn(manager, actor, id);
      const state = courseAfter(course.state, 'submit', 'expert');
      if (!state || course.version !== version) throw new Refusal('CONFLICT');
      const content = await contentOf(manager, course);
      const menus = content.weeks.flatMap(({ templateId }) => templateId ?? []);
      const dishes = await this.kept.dishesIn(manager, menus);
      const weeks = content.weeks.map((week) => ({
        ...week,
        dishes: dishes.get(week.templateId ?? '') ?? 0,
      }));
      const missing = missingInCourse({ ...content, languages: course.languages, weeks });
      const late = course.startsOn !== null && course.startsOn < mondayOf(dayAt(now(), actor.timeZone));
      const faults: FieldFault[] = [
        ...missing.map((path) => ({ path, code: 'blank' as const })),
        ...(late ? [{ path: 'startsOn', code: 'choice' as const }] : []),
      ];
      if (faults.length > 0) throw Refusal.fields('INPUT_INVALID', ...faults);
      const names = await this.kept.privateIn(manager, menus, actor.language);
      if (names.length > 0) throw new Refusal('TEMPLATE_PRIVATE', { current: names });
      await manager.update(Course, { id }, { state, submittedAt: now(), reason: null, version: version + 1 });
      await this.did(manager, actor, 'submit', course);
    });
  }

  /** Takes back what waits. @throws Refusal NOT_FOUND, CONFLICT */
  recall(actor: Actor, { id }: Calls['recall']): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const course = await heldOwn(manager, actor, id);
      const state = courseAfter(course.state, 'recall', 'expert');
      if (!state) throw new Refusal('CONFLICT');
      await manager.update(Course, { id }, { state, submittedAt: null });
      await this.did(manager, actor, 'recall', course);
    });
  }

  /** Closes it for good; everybody in it is told why. @throws Refusal NOT_FOUND, CONFLICT */
  async close(actor: Actor, { id, reason }: Calls['close']): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const course = await heldOwn(manager, actor, id);
      await this.closing.close(manager, course, 'expert', reason);
      await this.did(manager, actor, 'close', course);
    });
    this.mail.sendSoon();
  }

  private async wantGood(
    manager: EntityManager,
    actor: Actor,
    content: CourseContent,
    course: Course | null,
  ): Promise<void> {
    const { start, startsOn, seats, weeks } = content;
    const faults: FieldFault[] = [];
    if (start === 'fixed' && (startsOn === null || weekday(startsOn) !== 1)) {
      faults.push({ path: 'startsOn', code: startsOn === null ? 'blank' : 'choice' });
    }
    if (course?.state === 'published') {
      const moved = start !== course.start || (start === 'fixed' && startsOn !== course.startsOn);
      if (moved) faults.push({ path: 'startsOn', code: 'choice' });
      if (weeks.length !== course.weeks) faults.push({ path: 'weeks', code: 'choice' });
      const taken = await manager.countBy(Application, { courseId: course.id, state: 'accepted' });
      if (seats < taken) faults.push({ path: 'seats', code: 'number.range' });
    }
    faults.push(...(await this.strangePictures(manager, actor, content, course)));
    if (faults.length > 0) throw Refusal.fields('INPUT_INVALID', ...faults);
  }

  private async strangePictures(
    manager: EntityManager,
    actor: Actor,
    { pictureId, weeks }: CourseContent,
    course: Course | null,
  ): Promise<FieldFault[]> {
    const there = course ? await manager.findBy(LessonPicture, { courseId: course.id }) : [];
    const known = new Set([course?.pictureId, ...there.map((one) => one.pictureId)]);
    const asked = [
      { path: 'pictureId', id: pictureId },
      ...weeks.flatMap((week, at) =>
        week.pictures.map(({ id }, place) => ({
          path: `weeks.${String(at)}.pictures.${String(place)}.id`,
          id,
        })),
      ),
    ];
    const faults: FieldFault[] = [];
    for (const { path, id } of asked) {
      if (id === null || known.has(id)) continue;
      if (!(await this.pictures.isOwn(manager, actor, id, 'course'))) faults.push({ path, code: 'choice' });
    }
    return faults;
  }

  /** The menus are called as their course is. */
  private async rename(manager: EntityManager, id: string, content: CourseContent): Promise<void> {
    const weeks = await manager.findBy(CourseWeek, { courseId: id });
    const title = readIn(content.title, content.languages[0] ?? 'uk');
    const names = weeks.flatMap(({ week, templateId }) =>
      templateId === null ? [] : [[templateId, weekName(title, week)] as const],
    );
    await this.kept.rename(manager, new Map(names));
  }

  private async did(manager: EntityManager, actor: Actor, deed: string, { id }: Course): Promise<void> {
    await this.audit.note(actor.userId, `course.${deed}`, { kind: 'course', id }, {}, manager);
    await this.told.touchReview(manager, actor.userId);
  }

  private async view(manager: EntityManager, id: string): Promise<Own> {
    const course = await manager.findOneByOrFail(Course, { id });
    const { weeks, ...words } = await contentOf(manager, course);
    const menus = weeks.flatMap(({ templateId }) => templateId ?? []);
    const dishes = await this.kept.dishesIn(manager, menus);
    const pictures = weeks.flatMap((week) => week.pictures.map((picture) => picture.id));
    const photos = await this.pictures.photosOf([course.pictureId, ...pictures], manager);
    const open = { courseId: id, state: In(OPEN_APPLICATIONS) };
    return {
      ...words,
      id,
      languages: course.languages,
      pictureId: course.pictureId,
      picture: photos.get(course.pictureId ?? '') ?? null,
      start: course.start,
      startsOn: course.startsOn,
      seats: course.seats,
      state: course.state,
      version: course.version,
      reason: course.reason,
      seatsTaken: await manager.countBy(Application, { courseId: id, state: 'accepted' }),
      settled: course.state === 'published' || (await manager.existsBy(Application, open)),
      weeks: weeks.map((week) => ({
        ...week,
        pictures: week.pictures.map((one) => ({ ...one, photo: photos.get(one.id) ?? null })),
        tasks: [...week.tasks],
        dishes: dishes.get(week.templateId ?? '') ?? 0,
      })),
    };
  }
}

const columnsOf = ({ languages, start, startsOn, seats, pictureId, weeks }: CourseContent) => ({
  languages,
  start,
  startsOn: start === 'fixed' ? startsOn : null,
  seats,
  pictureId,
  weeks: weeks.length,
});

const weekName = (title: string, week: number): string => `${title.slice(0, 72).trim()} · ${String(week)}`;

/** Whether what everybody reads of it is another than before: its lessons are between expert and participants. */
function faceChanges(course: Course, before: StoredContent, content: CourseContent): boolean {
  const { languages } = content;
  const differ = (one: CourseWords, other: CourseWords) =>
    languages.some((language) => (one[language] ?? '') !== (other[language] ?? ''));
  return (
    content.pictureId !== course.pictureId ||
    languages.some((language) => !course.languages.includes(language)) ||
    (['title', 'summary', 'description', 'price'] as const).some((field) =>
      differ(before[field], content[field]),
    )
  );
}
