import { Injectable } from '@nestjs/common';
import type { Language } from '@sytno/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';

/** What a kept template is a part of, to somebody who asks for it. */
export interface TemplateHome {
  /** In the asker's language. */
  readonly title: string;
  /** Where that stands: a path without language prefix. */
  readonly path: string;
  /** The asker reads the template as it is, whosever it is. */
  readonly opens: boolean;
  /** Others read it too: nothing that only its author sees may come into it. */
  readonly shared: boolean;
}

type Home = (
  manager: EntityManager,
  actor: Actor,
  templateId: string,
  language: Language,
) => Promise<TemplateHome | undefined>;

/** Sections that keep templates of their own say at start who reads them; the meal plans ask without knowing them. */
@Injectable()
export class TemplateHomes {
  private readonly homes: Home[] = [];

  learn(home: Home): void {
    this.homes.push(home);
  }

  /** Undefined when nobody keeps it any more. */
  async of(
    manager: EntityManager,
    actor: Actor,
    templateId: string,
    language: Language,
  ): Promise<TemplateHome | undefined> {
    for (const home of this.homes) {
      const found = await home(manager, actor, templateId, language);
      if (found) return found;
    }
    return undefined;
  }
}
