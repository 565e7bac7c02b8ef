import { Controller, Req, Res } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentActor, type Actor } from '../auth/actor';
import { LoadFailures } from './load-failures';
import { Overrides } from './overrides';
import { ReleaseTokens, shown } from './release-tokens';
import { Releases } from './releases.service';
import { SectionRegistry } from './section-registry';

const calls = contract.platform.sections;

/** What administrators see and do of releases, and what browsers tell of sections that failed. */
@Controller()
export class SectionsController {
  constructor(
    private readonly releases: Releases,
    private readonly tokens: ReleaseTokens,
    private readonly failures: LoadFailures,
    private readonly overrides: Overrides,
    private readonly registry: SectionRegistry,
  ) {}

  @Implement(calls.overview)
  overview(@Req() request: FastifyRequest) {
    return implement(calls.overview).handler(async () => {
      const [host, sections, failures, tokens, override] = await Promise.all([
        this.registry.host(),
        this.releases.all(),
        this.failures.all(),
        this.tokens.all(),
        this.overrides.allowedFor(request),
      ]);
      return {
        api: host.api,
        contract: host.contract,
        shell: host.shell,
        override,
        sections: sections.map((one) => ({
          ...one,
          failures: failures.get(one.section) ?? [],
          tokens: (tokens.get(one.section) ?? []).map(shown),
        })),
      };
    });
  }

  @Implement(calls.activate)
  activate(@CurrentActor() { userId }: Actor) {
    return implement(calls.activate).handler(({ input }) => this.releases.activate({ userId }, input));
  }

  @Implement(calls.rollback)
  rollback(@CurrentActor() { userId }: Actor) {
    return implement(calls.rollback).handler(({ input }) => this.releases.rollback({ userId }, input));
  }

  @Implement(calls.pin)
  pin(@CurrentActor() { userId }: Actor) {
    return implement(calls.pin).handler(({ input }) => this.releases.pin({ userId }, input));
  }

  @Implement(calls.forget)
  forget(@CurrentActor() { userId }: Actor) {
    return implement(calls.forget).handler(async ({ input }) => {
      await this.failures.forget(userId, input.section);
      return { done: true };
    });
  }

  @Implement(calls.giveToken)
  giveToken(@CurrentActor() { userId }: Actor) {
    return implement(calls.giveToken).handler(({ input }) =>
      this.tokens.give(userId, input.section, input.label),
    );
  }

  @Implement(calls.takeToken)
  takeToken(@CurrentActor() { userId }: Actor) {
    return implement(calls.takeToken).handler(async ({ input }) => {
      await this.tokens.take(userId, input.section, input.id);
      return { done: true };
    });
  }

  @Implement(calls.override)
  override(@CurrentActor() { userId }: Actor, @Res({ passthrough: true }) reply: FastifyReply) {
    return implement(calls.override).handler(async ({ input: { allowed } }) => {
      const cookie = await (allowed ? this.overrides.allow(userId) : this.overrides.end(userId));
      void reply.header('set-cookie', cookie);
      return { allowed };
    });
  }

  @Implement(calls.report)
  report(@Req() request: FastifyRequest) {
    return implement(calls.report).handler(async ({ input }) => {
      const userAgent = request.headers['user-agent'] ?? '';
      await this.failures.count(input, { ip: request.ip, userAgent });
      return { done: true };
    });
  }
}
