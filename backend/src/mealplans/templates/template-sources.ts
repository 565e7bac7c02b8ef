import { Injectable } from '@nestjs/common';
import type { Language } from '@sytno/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import type { SeenTemplate, TemplateHome } from './seen-template';

/** A template that another section keeps and shows to some people. */
export type SourceTemplate = Omit<
  SeenTemplate,
  'builtIn' | 'state' | 'public' | 'reason' | 'version' | 'toReview'
>;

/** Whom a template is written for: shown on its board beside what his day should be. */
export interface TemplatePerson {
  readonly groupId: string;
  readonly memberId: string;
  readonly name: string;
  /** Null where he does not let them be seen. */
  readonly targets: { kcal: number; protein: number; fat: number; carbs: number } | null;
}

/** What another section knows of templates. Each question takes the manager of the transaction it belongs to. */
export interface TemplateSource {
  /** One that the actor may see and put on his menu; undefined when it is none of this source, or not his to see. */
  one?(
    manager: EntityManager,
    actor: Actor,
    id: string,
    language: Language,
  ): Promise<SourceTemplate | undefined>;
  /** What a kept template is a part of there; undefined when it keeps no such one (any more). */
  homeOf?(
    manager: EntityManager,
    actor: Actor,
    templateId: string,
    language: Language,
  ): Promise<TemplateHome | undefined>;
  /** It was put on the actor's menu. */
  used?(manager: EntityManager, actor: Actor, id: string): Promise<void>;
  /** Whom an own template of the actor is written for, if anybody. */
  personOf?(manager: EntityManager, actor: Actor, templateId: string): Promise<TemplatePerson | undefined>;
}

/**
 * Templates of other sections, and those that are kept here for them. They say at start what they have; the meal
 * plans ask without knowing them.
 */
@Injectable()
export class TemplateSources {
  private readonly sources: TemplateSource[] = [];

  add(source: TemplateSource): void {
    this.sources.push(source);
  }

  async one(
    manager: EntityManager,
    actor: Actor,
    id: string,
    language: Language,
  ): Promise<SeenTemplate | undefined> {
    for (const source of this.sources) {
      const found = await source.one?.(manager, actor, id, language);
      if (found) return { ...found, ...AS_READ };
    }
    return undefined;
  }

  async homeOf(
    manager: EntityManager,
    actor: Actor,
    templateId: string,
    language: Language,
  ): Promise<TemplateHome | undefined> {
    for (const source of this.sources) {
      const home = await source.homeOf?.(manager, actor, templateId, language);
      if (home) return home;
    }
    return undefined;
  }

  async used(manager: EntityManager, actor: Actor, id: string): Promise<void> {
    for (const source of this.sources) await source.used?.(manager, actor, id);
  }

  async personOf(
    manager: EntityManager,
    actor: Actor,
    templateId: string,
  ): Promise<TemplatePerson | undefined> {
    for (const source of this.sources) {
      const person = await source.personOf?.(manager, actor, templateId);
      if (person) return person;
    }
    return undefined;
  }
}

/** Its own section changes it; here it is read. */
const AS_READ = {
  builtIn: false,
  state: 'private',
  public: false,
  reason: null,
  version: 1,
  toReview: false,
} as const;
