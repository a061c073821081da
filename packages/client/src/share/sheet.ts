/** A sheet to paint on, in points; every point is two pixels. */
import { inLight } from './in-light.ts';

export interface Picture {
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
}

const SCALE = 2;
export const INK = '#1f1b16';
const PAPER = '#f4ecd8';

interface TextLook {
  readonly size: number;
  readonly color?: string;
  readonly serif?: boolean;
  readonly bold?: boolean;
  /** Ends at the given place instead of beginning there. */
  readonly right?: boolean;
  /** No wider than this: it is cut, with an ellipsis. */
  readonly within?: number;
}

export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly #canvas = document.createElement('canvas');
  readonly #pen: CanvasRenderingContext2D;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#canvas.width = width * SCALE;
    this.#canvas.height = height * SCALE;
    this.#pen = this.#canvas.getContext('2d')!;
    this.#pen.scale(SCALE, SCALE);
    this.bar(0, 0, width, height, PAPER);
  }

  /** A colour of the page. */
  token(name: string): string {
    return inLight(() => getComputedStyle(document.documentElement).getPropertyValue(name).trim()) || INK;
  }

  bar(x: number, y: number, width: number, height: number, color: string, radius = 0): void {
    this.#pen.fillStyle = color;
    this.#pen.beginPath();
    this.#pen.roundRect(x, y, width, height, radius);
    this.#pen.fill();
  }

  box(x: number, y: number, width: number, height: number, color: string): void {
    this.bar(x, y, width, height, color, 4);
    this.#pen.strokeStyle = '#cbbd9d';
    this.#pen.lineWidth = 1;
    this.#pen.stroke();
  }

  /** As large as fits, in the middle. */
  image(image: HTMLImageElement, x: number, y: number, width: number, height: number): void {
    const zoom = Math.min(width / image.width, height / image.height);
    const [w, h] = [image.width * zoom, image.height * zoom];
    this.#pen.drawImage(image, x + (width - w) / 2, y + (height - h) / 2, w, h);
  }

  label(text: string, x: number, y: number): void {
    this.text(text.toUpperCase(), x, y, { size: 11, bold: true, color: '#5c5142' });
  }

  text(text: string, x: number, y: number, look: TextLook): void {
    const { size, color = INK, serif = false, bold = false, right = false, within } = look;
    this.#pen.font = `${bold ? 600 : 400} ${size}px "${serif ? 'Source Serif 4 Variable' : 'Source Sans 3 Variable'}", ${serif ? 'serif' : 'sans-serif'}`;
    this.#pen.fillStyle = color;
    this.#pen.textAlign = right ? 'right' : 'left';
    this.#pen.fillText(within === undefined ? text : this.#cut(text, within), x, y);
  }

  disc(x: number, y: number, radius: number, letters: string, color: string, ink: string): void {
    this.#pen.beginPath();
    this.#pen.arc(x, y, radius, 0, 2 * Math.PI);
    this.#pen.fillStyle = color;
    this.#pen.fill();
    this.#pen.strokeStyle = INK;
    this.#pen.lineWidth = 1.5;
    this.#pen.stroke();
    this.#pen.fillStyle = ink;
    this.#pen.textAlign = 'center';
    const size = Math.min(radius * 0.9, (radius * 3) / Math.max(2, letters.length));
    this.#pen.font = `700 ${size}px "Source Sans 3 Variable", sans-serif`;
    this.#pen.fillText(letters, x, y + size * 0.35);
  }

  async picture(): Promise<Picture> {
    const blob = await new Promise<Blob>((done, failed) => {
      this.#canvas.toBlob((made) => (made ? done(made) : failed(new Error('no picture came of it'))), 'image/png');
    });
    return { blob, width: this.width, height: this.height };
  }

  #cut(text: string, within: number): string {
    if (this.#pen.measureText(text).width <= within) return text;
    let kept = text;
    while (kept.length > 1 && this.#pen.measureText(`${kept}…`).width > within) kept = kept.slice(0, -1);
    return `${kept.trimEnd()}…`;
  }
}
