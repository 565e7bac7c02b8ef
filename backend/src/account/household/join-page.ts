import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PageTellers } from '../../platform/web/page-tellers';
import { InvitationsService } from './invitations.service';
import { joinWords } from './join.words';

/** The route table's key of the page behind an invitation. */
const PAGE = 'joinHousehold';

/** Tells the server what stands on the page behind an invitation; a secret that never was one has no page. */
@Injectable()
export class JoinPage implements OnModuleInit {
  constructor(
    private readonly tellers: PageTellers,
    private readonly invitations: InvitationsService,
  ) {}

  onModuleInit(): void {
    this.tellers.tell(PAGE, async ({ token = '' }, language) => {
      const inviter = await this.invitations.inviterOf(token);
      return inviter === undefined ? undefined : joinWords(inviter, language);
    });
  }
}
