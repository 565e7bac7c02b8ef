import { Controller, Param, Put, Req } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract, releaseVersion, SECTIONS, type SectionName } from '@sytno/contract';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../errors/refusal';
import { ReleaseTokens } from './release-tokens';
import { Releases, type Releaser } from './releases.service';
import { SectionRegistry } from './section-registry';

const calls = contract.platform.team;

/** What a team does with its own section, by its token. */
@Controller()
export class TeamController {
  constructor(
    private readonly releases: Releases,
    private readonly tokens: ReleaseTokens,
    private readonly registry: SectionRegistry,
  ) {}

  @Implement(calls.state)
  state(@Req() request: FastifyRequest) {
    return implement(calls.state).handler(async ({ input: { section } }) => {
      await this.releaser(request, section);
      const [state, { api, contract: major, shell }] = await Promise.all([
        this.releases.state(section),
        this.registry.host(),
      ]);
      return { ...state, api, contract: major, shell };
    });
  }

  @Implement(calls.activate)
  activate(@Req() request: FastifyRequest) {
    return implement(calls.activate).handler(async ({ input }) =>
      this.releases.activate(await this.releaser(request, input.section), input),
    );
  }

  @Implement(calls.rollback)
  rollback(@Req() request: FastifyRequest) {
    return implement(calls.rollback).handler(async ({ input }) =>
      this.releases.rollback(await this.releaser(request, input.section), input),
    );
  }

  @Implement(calls.pin)
  pin(@Req() request: FastifyRequest) {
    return implement(calls.pin).handler(async ({ input }) =>
      this.releases.pin(await this.releaser(request, input.section), input),
    );
  }

  /** A release's archive; it is no call of the contract, since its body is no JSON. */
  @Put('team/sections/:section/releases/:version')
  async publish(
    @Req() request: FastifyRequest,
    @Param('section') section: string,
    @Param('version') version: string,
  ) {
    const by = await this.releaser(request, section);
    if (!Buffer.isBuffer(request.body) || !releaseVersion.safeParse(version).success) {
      throw new Refusal('BODY_UNREADABLE');
    }
    return this.releases.publish(by, { section: section as SectionName, version }, request.body);
  }

  private async releaser(request: FastifyRequest, section: string): Promise<Releaser> {
    if (!SECTIONS.includes(section as SectionName)) throw new Refusal('NOT_FOUND');
    const token = request.headers['release-token'];
    return { userId: null, team: await this.tokens.labelOf(token, section, request.ip) };
  }
}
