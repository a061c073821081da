import sans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import italic from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2?url';
import { saveBlob } from '../../ui/save-blob.ts';

/** The fonts of the board, for a picture that has to carry its own. */
const fonts = [
  { family: 'Source Sans 3 Variable', style: 'normal', url: sans },
  { family: 'Source Serif 4 Variable', style: 'normal', url: serif },
  { family: 'Source Serif 4 Variable', style: 'italic', url: italic },
];

async function inlined(url: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  let binary = '';
  for (let i = 0; i < bytes.length; i += 0x8000) binary += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  return `data:font/woff2;base64,${btoa(binary)}`;
}

let fontRules: Promise<string> | undefined;

function fontFaces(): Promise<string> {
  fontRules ??= Promise.all(
    fonts.map(
      async ({ family, style, url }) =>
        `@font-face{font-family:"${family}";font-style:${style};font-weight:200 900;src:url(${await inlined(url)})}`,
    ),
  ).then((rules) => rules.join(''));
  return fontRules;
}

/** The rules of the page that paint the board, but for how it fits into the page. */
function boardRules(): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const painting = rules.filter(
    (rule) =>
      rule instanceof CSSStyleRule && rule.selectorText.includes('.b-') && !rule.selectorText.includes('.b-sheet'),
  );
  return painting.map(({ cssText }) => cssText).join('');
}

/** The colours and fonts that the rules name, as they are in the theme that is shown. */
function variables(rules: string, of: Element): string {
  const style = getComputedStyle(of);
  const names = new Set([...rules.matchAll(/var\((--[a-z0-9-]+)/g)].map((match) => match[1] as string));
  return [...names].map((name) => `${name}:${style.getPropertyValue(name).trim()}`).join(';');
}

/** A board as a file of its own: its style, its colours and its fonts are inside. */
export async function svgText(board: SVGSVGElement): Promise<string> {
  const copy = board.cloneNode(true) as SVGSVGElement;
  const box = board.viewBox.baseVal;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(Math.round(box.width)));
  copy.setAttribute('height', String(Math.round(box.height)));
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  const rules = boardRules();
  // Read before anything is waited for: a caller that wants other colours shows them only until then.
  const colours = variables(rules, board);
  style.textContent = `${await fontFaces()}svg{${colours}}${rules}`;
  copy.prepend(style);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(copy)}\n`;
}

export async function saveSvg(board: SVGSVGElement, name: string): Promise<void> {
  saveBlob(new Blob([await svgText(board)], { type: 'image/svg+xml' }), `${name}.svg`);
}
