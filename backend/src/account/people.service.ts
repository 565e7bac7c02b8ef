import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { User } from './user.entity';

/** What other sections may know of people: how they are called. */
@Injectable()
export class People {
  constructor(private readonly dataSource: DataSource) {}

  /** Names by id; somebody who is not there any more is left out. */
  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const users = await this.dataSource.manager.find(User, {
      where: { id: In([...new Set(ids)]) },
      select: { id: true, name: true },
    });
    return new Map(users.map(({ id, name }) => [id, name]));
  }
}
