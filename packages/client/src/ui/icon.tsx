import { memo } from 'react';
/** Small pictures on a grid of 16, drawn with one pen. */
const strokes = {
  chat: 'M2.500 3h11v8H7l-3 2.500V11H2.500z',
  send: 'M2 8l12-5.500-4.500 11-2-4.500zM7.500 9L14 2.500',
  clock: 'M8 14.500a6.500 6.500 0 100-13 6.500 6.500 0 000 13zM8 4.500V8l2.500 1.500',
  warn: 'M8 14.500a6.500 6.500 0 100-13 6.500 6.500 0 000 13zM8 4.500v4.500M8 11.500v.01',
  pause: 'M5.500 3v10M10.500 3v10',
  first: 'M4 3v10M13 3L6 8l7 5z',
  back: 'M11 3L5 8l6 5z',
  forward: 'M5 3l6 5-6 5z',
  last: 'M12 3v10M3 3l7 5-7 5z',
  play: 'M5 3l8 5-8 5z',
  undo: 'M6 4L2.5 7.5 6 11M3 7.5h6a4 4 0 010 8H7',
  redo: 'M10 4l3.5 3.5L10 11M13 7.5H7a4 4 0 000 8h2',
  menu: 'M2 4h12M2 8h12M2 12h12',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  lock: 'M4 7h8v6H4zM6 7V5a2 2 0 014 0v2',
  rotate: 'M13 8a5 5 0 11-1.6-3.7M13 2v3h-3',
  check: 'M3 8.5l3.2 3L13 4.5',
  search: 'M7 12A5 5 0 107 2a5 5 0 000 10zM11 11l3.5 3.5',
  fit: 'M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  layers: 'M8 2l6 3-6 3-6-3zM2 8l6 3 6-3M2 11l6 3 6-3',
  close: 'M4 4l8 8M12 4l-8 8',
  home: 'M2 8l6-5 6 5M4 7v6h8V7',
  map: 'M2 4l4-1.5 4 1.5 4-1.5v10l-4 1.5-4-1.5-4 1.5zM6 2.5v10M10 4v10',
  chart: 'M2 13h12M4 11V7M8 11V3M12 11V6',
  people:
    'M6 8a2.5 2.5 0 100-5 2.5 2.5 0 000 5zM1.5 14c0-3 2-4.5 4.5-4.5s4.5 1.5 4.5 4.5M11 8a2 2 0 100-4M12 9.7c1.7.4 2.5 1.8 2.5 4.3',
  book: 'M3 2h8a2 2 0 012 2v10H5a2 2 0 01-2-2zM3 12a2 2 0 012-2h8',
  log: 'M3 3h10M3 6.5h10M3 10h7M3 13.5h5',
  train:
    'M4 2h8a1 1 0 011 1v8a1 1 0 01-1 1H4a1 1 0 01-1-1V3a1 1 0 011-1zM3 7h10M5 12l-1.5 2.5M11 12l1.5 2.5M5.7 9.5h.1M10.2 9.5h.1',
  edit: 'M2.5 13.5l.8-3.2L10.8 2.8l2.4 2.4-7.5 7.5zM9.2 4.4l2.4 2.4',
  down: 'M4 6l4 4 4-4',
  import: 'M8 2v8M5 7l3 3 3-3M3 13h10',
  export: 'M8 10V2M5 5l3-3 3 3M3 13h10',
  sun: 'M8 11a3 3 0 100-6 3 3 0 000 6zM8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7M11.9 11.9l.7.7M12.6 3.4l-.7.7M4.1 11.9l-.7.7',
  eye: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 10a2 2 0 100-4 2 2 0 000 4z',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  link: 'M6.5 9.5l3-3M7 4.5l1.5-1.5a3 3 0 014.5 4.2L11.5 9M9 11.5L7.5 13A3 3 0 013 8.8L4.5 7',
  bot: 'M3 6h10v7H3zM8 6V3M8 2.5v.01M6 9v.5M10 9v.5M1.5 9v2M14.5 9v2',
  laptop: 'M3.5 3.5h9v7h-9zM1.5 13h13',
  phone: 'M5 1.500h6v13H5zM7.500 12.500h1',
  bell: 'M4 11V7a4 4 0 018 0v4l1 1.5H3zM7 14.5h2',
  up: 'M4 10l4-4 4 4',
  key: 'M10.5 8.5a3 3 0 10-2.900-2.300L2.5 11.5v2h2v-1.5h1.5V10.5h1.5',
  offline:
    'M2 2l12 12M2 6.5c1-.9 2-1.5 3.100-1.900M8 4c2.200 0 4.300.9 6 2.5M4.5 9.200c.6-.5 1.300-.9 2-1.100M9.700 8.100c.7.200 1.300.6 1.800 1.100M8 12.5h.01',
  flask: 'M6 2h4M6.700 2v4L3 12.500a1 1 0 00.900 1.500h8.200a1 1 0 00.900-1.500L9.300 6V2M4.800 10h6.400',
  right: 'M3 8h10M9 4l4 4-4 4',
  left: 'M13 8H3M7 4L3 8l4 4',
  swap: 'M3 5h9M9.500 2.500L12 5 9.500 7.500M13 11H4M6.500 8.500L4 11l2.500 2.500',
  share: 'M8 10V2M5 5l3-3 3 3M3 9v5h10V9',
  bulb: 'M6 11.5h4M6.500 14h3M8 1.500a4.500 4.500 0 00-2.700 8.100c.4.3.7.8.7 1.400v.5h4V11c0-.6.3-1.100.7-1.400A4.500 4.500 0 008 1.500z',
  help: 'M6 6a2 2 0 113 1.7c-.7.4-1 .8-1 1.6M8 12h.01M8 14.5a6.5 6.5 0 100-13 6.5 6.5 0 000 13z',
} as const;

export type IconName = keyof typeof strokes;
const filled: readonly IconName[] = ['first', 'back', 'forward', 'last', 'play'];

/** A picture beside words, or inside a button that says the words itself. */
export const Icon = memo(function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable={false}
    >
      <path d={strokes[name]} fill={filled.includes(name) ? 'currentColor' : 'none'} />
    </svg>
  );
});
