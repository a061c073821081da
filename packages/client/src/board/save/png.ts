import { saveBlob } from '../../ui/save-blob.ts';
import { svgText } from './svg.ts';

/** How many pixels a hex side gets at scale 1; no side of a picture grows past what every browser can paint. */
const PIXELS_PER_SIDE = 44;
const LONGEST = 8000;

/** A board as pixels: twice as fine as the screen. */
export async function pngBlob(board: SVGSVGElement, scale = 2): Promise<Blob> {
  const { width, height } = board.viewBox.baseVal;
  const zoom = Math.min((PIXELS_PER_SIDE / 100) * scale, LONGEST / Math.max(width, height));
  const picture = await imageOf(await svgText(board));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * zoom);
  canvas.height = Math.round(height * zoom);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return await new Promise<Blob>((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture came of it'))), 'image/png');
  });
}

/** A picture of such a text, ready to be painted. */
export async function imageOf(svg: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

export async function savePng(board: SVGSVGElement, name: string): Promise<void> {
  saveBlob(await pngBlob(board), `${name}.png`);
}
