import { Injectable } from '@nestjs/common';

/** What shows pictures. Sections say at start where they keep them; the platform asks without knowing them. */
@Injectable()
export class PictureUses {
  private readonly conditions: string[] = [];

  /** @param condition SQL that holds while something shows the picture `p`: `exists (select … where … = p.id)` */
  add(condition: string): void {
    this.conditions.push(condition);
  }

  /** Holds for a picture `p` that something shows. */
  get condition(): string {
    return this.conditions.length > 0 ? `(${this.conditions.join(' or ')})` : 'false';
  }
}
