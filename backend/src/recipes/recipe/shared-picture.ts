import { Inject, Injectable } from '@nestjs/common';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.token';
import { Pictures } from '../../platform/pictures/pictures.service';
import type { Picture } from './picture';

/** What previews of links want, in pixels. */
export const PREVIEW = { width: 1200, height: 630 } as const;
const PAPER = '#FBF7F0';
const PLATE = 540;
const MOST_KEPT = 100;

/** Where foods lie on the plate, by how many there are: middle and width as shares of the plate. */
const PLACES = [
  [],
  [[0.5, 0.49, 0.62]],
  [
    [0.38, 0.42, 0.5],
    [0.63, 0.6, 0.45],
  ],
  [
    [0.5, 0.33, 0.44],
    [0.33, 0.6, 0.42],
    [0.66, 0.62, 0.4],
  ],
] as const;

/** Makes the picture for previews of links: a dish's photo, else its plate. What was made is kept for the next asker. */
@Injectable()
export class SharedPicture {
  private readonly drawn = new Map<string, Promise<Buffer>>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly pictures: Pictures,
  ) {}

  /** The photo as JPEG, which every reader of previews knows; undefined when there is none. */
  async jpeg({ photo }: Picture): Promise<Buffer | undefined> {
    if (!photo) return undefined;
    const file = await this.pictures.fileOf(photo.id);
    if (!file) return undefined;
    return this.kept(photo.id, () =>
      sharp(file)
        .resize(PREVIEW.width, PREVIEW.height, { fit: 'cover' })
        .flatten({ background: PAPER })
        .jpeg({ quality: 82, mozjpeg: true })
        .toBuffer(),
    );
  }

  /** The plate as PNG; a food whose drawing is not there leaves its place free. */
  png(picture: Picture): Promise<Buffer> {
    return this.kept(JSON.stringify([picture.icons, picture.tint]), () => this.draw(picture));
  }

  private kept(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.drawn.get(key);
    if (known) return known;
    const drawing = draw();
    this.drawn.set(key, drawing);
    const [oldest] = this.drawn.keys();
    if (this.drawn.size > MOST_KEPT && oldest !== undefined) this.drawn.delete(oldest);
    drawing.catch(() => this.drawn.delete(key));
    return drawing;
  }

  private async draw({ icons, tint }: Picture): Promise<Buffer> {
    const names = [...new Set(icons)].filter((icon) => /^[a-z0-9-]+$/.test(icon)).slice(0, 3);
    const foods = (await Promise.all(names.map((name) => this.food(name)))).filter((svg) => svg !== null);
    const left = (PREVIEW.width - PLATE) / 2;
    const top = (PREVIEW.height - PLATE) / 2;
    const layers = await Promise.all(
      foods.map(async (svg, index) => {
        const [x = 0.5, y = 0.5, share = 0.5] = PLACES[foods.length]?.[index] ?? [];
        const width = Math.round(PLATE * share);
        return {
          input: await sharp(svg, { density: 600 })
            .resize(width, width, { fit: 'contain', background: '#0000' })
            .png()
            .toBuffer(),
          left: Math.round(left + PLATE * x - width / 2),
          top: Math.round(top + PLATE * y - width / 2),
        };
      }),
    );
    return sharp(Buffer.from(plate(tint)))
      .composite(layers)
      .png({ palette: true })
      .toBuffer();
  }

  /** A drawing of the shell's build, whose folder has the version of the drawings. */
  private async food(name: string): Promise<Buffer | null> {
    const folder = join(this.config.shellDir, 'static', 'food');
    try {
      const [version] = (await readdir(folder)).sort().reverse();
      return version === undefined ? null : await readFile(join(folder, version, `${name}.svg`));
    } catch {
      return null;
    }
  }
}

/** The tinted plate from above on the product's paper. */
function plate(tint: string): string {
  const colour = /^#[0-9a-f]{6}$/i.test(tint) ? tint : '#C9B79C';
  const { width, height } = PREVIEW;
  const circle = (r: number, opacity: number, rest = '') =>
    `<circle cx="${width / 2}" cy="${height / 2}" r="${r}" fill="${colour}" fill-opacity="${opacity}"${rest}/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${PAPER}"/><rect width="100%" height="100%" fill="${colour}" fill-opacity=".16"/><circle cx="${width / 2}" cy="${height / 2}" r="${PLATE / 2}" fill="#fff"/>${circle(PLATE / 2, 0.16, ` stroke="${colour}" stroke-opacity=".55" stroke-width="3"`)}${circle(PLATE * 0.42, 0.36)}</svg>`;
}
