import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Outputs } from '@sytno/contract';
import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { Throttle } from '../../platform/auth/throttle';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.token';
import { Refusal } from '../../platform/errors/refusal';
import { FileStore } from '../../platform/files/file-store';
import { Jobs } from '../../platform/jobs/jobs.service';
import { REMOVE_FILES } from '../../platform/pictures/picture-cleaning';
import { PICTURE_TYPE } from '../../platform/pictures/picture-places';
import { HEAD_BYTES, typeOf } from '../../platform/pictures/picture-type';
import { PictureUses } from '../../platform/pictures/picture-uses';
import { Pictures, UPLOADS } from '../../platform/pictures/pictures.service';
import { Incoming, received } from '../../platform/pictures/received';
import { now } from '../../platform/time/clock';
import { shownDocument } from './consultation-shapes';
import { ConsultationTold } from './consultation-told.service';
import { Document } from './consultation.entity';
import { ownConsultation } from './own-consultation';

type Shown = Outputs['expert']['consultations']['attach'];

export const MOST_DOCUMENTS = 20;
const PDF_BYTES = 10 * 1024 * 1024;
const PDF_TYPE = 'application/pdf';
/** A picture is kept whole: a document has no shape. */
const WHOLE = { left: 0, top: 0, width: 1, height: 1 };

const keyOf = (id: string): string => `consultations/${id}.pdf`;

/** A document's bytes, as a file to be saved. */
export interface DocumentFile {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly name: string;
}

/**
 * What both sides attach. Of a picture only our own encoding is kept; a PDF stays as it came and is only ever a
 * download. No address leads to either: each is asked for by somebody who may see it.
 */
@Injectable()
export class DocumentsService implements OnModuleInit {
  private readonly folder: string;

  constructor(
    @Inject(CONFIG) { dataDir }: Config,
    private readonly dataSource: DataSource,
    private readonly pictures: Pictures,
    private readonly uses: PictureUses,
    private readonly files: FileStore,
    private readonly jobs: Jobs,
    private readonly told: ConsultationTold,
    private readonly throttle: Throttle,
  ) {
    this.folder = join(dataDir, UPLOADS);
  }

  onModuleInit(): void {
    this.uses.add('exists (select 1 from exp_document d where d.picture_id = p.id)');
  }

  /** @throws Refusal NOT_FOUND, DOCUMENTS_FULL, DOCUMENT_TYPE, DOCUMENT_HEAVY, PICTURE_…, TOO_MANY */
  async attach(actor: Actor, { id, name }: { id: string; name: string }, incoming: Incoming): Promise<Shown> {
    await this.throttle.count(['picture-user', actor.userId]);
    await wantRoom(
      this.dataSource.manager,
      (await ownConsultation(this.dataSource.manager, actor, id)).row.id,
    );
    return received(incoming, this.folder, async (path) => {
      const documentId = randomUUID();
      const { pictureId, bytes } = (await isPdf(path))
        ? await this.keepPdf(documentId, path)
        : await this.keepPicture(actor, path);
      const document = { id: documentId, consultationId: id, name, pictureId, bytes, at: now() };
      return this.store(actor, document);
    });
  }

  /** @throws Refusal NOT_FOUND unless the actor attached it himself */
  async detach(actor: Actor, id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { document, side, row } = await ownDocument(manager, actor, id);
      if (document.by !== side) throw new Refusal('NOT_FOUND');
      await manager.delete(Document, { id });
      if (document.pictureId === null) await this.jobs.send(REMOVE_FILES, { keys: [keyOf(id)] }, manager);
      await this.told.touch(manager, row);
    });
    this.jobs.wake(REMOVE_FILES);
  }

  /** @throws Refusal NOT_FOUND */
  async file(actor: Actor, id: string): Promise<DocumentFile> {
    const { document } = await ownDocument(this.dataSource.manager, actor, id);
    const { name, pictureId } = document;
    const bytes =
      pictureId === null ? (await this.files.get(keyOf(id)))?.bytes : await this.pictures.fileOf(pictureId);
    if (!bytes) throw new Refusal('NOT_FOUND');
    return pictureId === null
      ? { bytes, type: PDF_TYPE, name: withEnd(name, 'pdf') }
      : { bytes, type: PICTURE_TYPE, name: withEnd(name, 'webp') };
  }

  /** Files that nothing leads to once these consultations have gone: their removal is ordered. */
  async forget(manager: EntityManager, clientId: string): Promise<void> {
    const rows = await manager.query<{ id: string }[]>(
      `select d.id from exp_document d join exp_consultation c on c.id = d.consultation_id
        where c.client_id = $1 and d.picture_id is null`,
      [clientId],
    );
    if (rows.length > 0)
      await this.jobs.send(REMOVE_FILES, { keys: rows.map(({ id }) => keyOf(id)) }, manager);
  }

  private async store(actor: Actor, document: Omit<Document, 'by'>): Promise<Shown> {
    try {
      return await this.dataSource.transaction(async (manager) => {
        const { row, side } = await ownConsultation(manager, actor, document.consultationId, 'hold');
        await wantRoom(manager, row.id);
        const made = { ...document, by: side };
        await manager.insert(Document, made);
        await this.told.touch(manager, row);
        return shownDocument(made);
      });
    } catch (error) {
      // A picture that nothing shows goes by itself.
      if (document.pictureId === null) await this.files.remove(keyOf(document.id));
      throw error;
    }
  }

  private async keepPdf(id: string, path: string): Promise<{ pictureId: null; bytes: number }> {
    const bytes = await readFile(path);
    if (bytes.length > PDF_BYTES) throw new Refusal('DOCUMENT_HEAVY');
    // One that is cut has no end.
    if (!bytes.subarray(-PDF_END).includes('%%EOF')) throw new Refusal('DOCUMENT_TYPE');
    await this.files.put(keyOf(id), bytes, PDF_TYPE);
    return { pictureId: null, bytes: bytes.length };
  }

  private async keepPicture(actor: Actor, path: string): Promise<{ pictureId: string; bytes: number }> {
    // What is neither a picture nor a PDF is told so in words of documents; a HEIC has its own.
    const type = typeOf(await headOf(path));
    if (['PICTURE_TYPE', 'PICTURE_SVG', 'PICTURE_HTML'].includes(type)) throw new Refusal('DOCUMENT_TYPE');
    const incoming = new Incoming(createReadStream(path), undefined);
    const { id } = await this.pictures.upload(actor, { kind: 'document', crop: WHOLE }, incoming);
    return { pictureId: id, bytes: (await this.pictures.fileOf(id))?.byteLength ?? 0 };
  }
}

/** What may follow the end of a PDF. */
const PDF_END = 2_048;

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** By its first bytes; neither its name nor what the sender says of it counts. */
const isPdf = async (path: string): Promise<boolean> =>
  (await headOf(path)).subarray(0, 5).toString('latin1') === '%PDF-';

/** @throws Refusal DOCUMENTS_FULL */
async function wantRoom(manager: EntityManager, consultationId: string): Promise<void> {
  if ((await manager.countBy(Document, { consultationId })) >= MOST_DOCUMENTS)
    throw new Refusal('DOCUMENTS_FULL');
}

/** @throws Refusal NOT_FOUND */
async function ownDocument(manager: EntityManager, actor: Actor, id: string) {
  const document = await manager.findOneBy(Document, { id });
  if (!document) throw new Refusal('NOT_FOUND');
  return { document, ...(await ownConsultation(manager, actor, document.consultationId)) };
}

const withEnd = (name: string, end: string): string => `${name.replace(/\.\w{1,5}$/, '')}.${end}`;
