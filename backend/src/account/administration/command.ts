import { emailKey } from '@sytno/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { Audit } from '../../platform/audit/audit.service';
import { Refusal } from '../../platform/errors/refusal';
import { holdAdministrators, wantAnotherAdministrator } from '../administrators';
import { Factor, RecoveryCode } from '../factor/factor.entity';
import { Session } from '../session/session.entity';
import { User } from '../user.entity';

const USAGE = `npm run admin -- grant EMAIL          makes somebody an administrator: the first one is made so
npm run admin -- revoke EMAIL         takes it back
npm run admin -- reset-factor EMAIL   lets an administrator set up the second step anew
npm run admin -- list                 says who administers`;

/** What a person at the machine asked for cannot be done; the message is for him. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/**
 * Does one deed and gives the words for whoever asked.
 *
 * @throws CommandError
 */
export async function administer(
  dataSource: DataSource,
  [deed = '', email]: readonly string[],
): Promise<string> {
  if (deed === 'list') return listed(dataSource.manager);
  const work = Object.hasOwn(WORK, deed) ? WORK[deed] : undefined;
  if (!work || !email) throw new CommandError(USAGE);
  return dataSource.transaction(async (manager) => {
    const user = await manager.findOneBy(User, { emailKey: emailKey(email) });
    if (!user) throw new CommandError(`Nobody has an account with the address ${email}. Sign up first.`);
    const words = await work(manager, user);
    const details = { by: 'command' };
    await new Audit(dataSource).note(
      null,
      ACTIONS[deed] ?? '',
      { kind: 'person', id: user.id },
      details,
      manager,
    );
    return words;
  });
}

const ACTIONS: Readonly<Record<string, string>> = {
  grant: 'role.grant',
  revoke: 'role.revoke',
  'reset-factor': 'factor.reset',
};

const WORK: Readonly<Record<string, (manager: EntityManager, user: User) => Promise<string>>> = {
  async grant(manager, { id, email }) {
    await manager.update(User, { id }, { role: 'admin' });
    return `${email} is an administrator. In production the second step comes first: Administration, after signing in.`;
  },
  async revoke(manager, { id, email }) {
    await wantOthers(manager, id, email);
    await manager.update(User, { id }, { role: null });
    await withoutFactor(manager, id);
    return `${email} is no administrator any more.`;
  },
  'reset-factor': async (manager, { id, email }) => {
    await withoutFactor(manager, id);
    return `${email} signs in by password alone and sets the second step up anew; all devices are signed out.`;
  },
};

async function wantOthers(manager: EntityManager, id: string, email: string): Promise<void> {
  try {
    await wantAnotherAdministrator(manager, await holdAdministrators(manager), id);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new CommandError(`${email} is the last administrator. Make somebody else one first: grant EMAIL.`);
  }
}

async function withoutFactor(manager: EntityManager, userId: string): Promise<void> {
  await manager.delete(Factor, { userId });
  await manager.delete(RecoveryCode, { userId });
  await manager.delete(Session, { userId });
}

async function listed(manager: EntityManager): Promise<string> {
  const users = await manager.find(User, { where: { role: 'admin' }, order: { email: 'ASC' } });
  const rows = users.map(({ email, blockedAt }) => (blockedAt === null ? email : `${email} (kept out)`));
  return rows.length > 0 ? rows.join('\n') : 'There is no administrator yet.';
}
