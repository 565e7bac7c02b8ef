import { configure, TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';

// The server's own threads compress; the library's workers are for pages.
configure({ useWebWorkers: false });

/** A file of an archive. */
export interface ArchiveFile {
  readonly name: string;
  readonly text: string;
}

/** Files as one ZIP. The work is done in small pieces, so that the server answers meanwhile. */
export async function archiveOf(files: AsyncIterable<ArchiveFile>): Promise<Uint8Array> {
  const zip = new ZipWriter(new Uint8ArrayWriter());
  for await (const { name, text } of files) await zip.add(name, new TextReader(text));
  return zip.close();
}
