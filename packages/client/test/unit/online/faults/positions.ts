/** Where stretches begin: in saved games, the first moment of every phase of every title, at tables of several sizes. */
const POSITIONS = `
soh 2: soh-1 1, soh-10 1, soh-11 1, soh-13 1
soh 3: soh-1 96, soh-5 29, soh-6 112, soh-4 33
soh 4: soh-7 206, soh-5 149, soh-6 212
1828 yellow: 1828-1 1, 1828-10 1
1828 green: 1828-4 121, 1828-5 201
1828 blue: 1828-4 398, 1828-11 404
1828 brown: 1828-4 419, 1828-11 512
1828 red: 1828-4 744, 1828-5 580
1828 gray: 1828-4 912, 1828-5 610
1828 purple: 1828-4 927
1843 yellow: 1843-4 1, 1843-1 1, 1843-11 1
1843 green: 1843-9 33, 1843-14 59, 1843-12 46
1843 blue: 1843-9 79, 1843-8 223, 1843-6 150
1843 brown: 1843-9 205, 1843-7 342
1843 red: 1843-4 412, 1843-8 526
1843 gray: 1843-5 531, 1843-13 685
1839 light yellow: 1839-1 1, 1839-12 1, 1839-10 1
1839 dark yellow: 1839-14 160, 1839-4 109, 1839-11 113
1839 light green: 1839-2 209, 1839-13 198
1839 dark green: 1839-13 265, 1839-11 359
1839 blue: 1839-13 286
1839 light brown: 1839-13 314
1839 medium brown: 1839-4 538
1839 dark brown: 1839-4 563
1839 light red: 1839-4 589
1839 dark red: 1839-4 644
1839 gray: 1839-11 781
1839 purple: 1839-11 837
1820 yellow: 1820-11 1, 1820-13 1, 1820-10 1
1820 green: 1820-16 73, 1820-13 68, 1820-10 255
1820 blue: 1820-12 268, 1820-13 157
1820 brown: 1820-16 440, 1820-13 216
1820 red: 1820-11 907
1820 gray: 1820-11 986
`;

export interface Position {
  readonly title: string;
  readonly from: { readonly saved: string; readonly at: number; readonly phase: string };
}

/** First one of each phase, then the others. */
export const positions: readonly Position[] = POSITIONS.trim()
  .split('\n')
  .flatMap((line) => {
    const [, title, phase, list] = /^(\S+) (.+): (.+)$/.exec(line)!;
    return list!.split(', ').map((one, turn) => {
      const [saved, at] = one.split(' ');
      return { turn, title: title!, from: { saved: saved!, at: Number(at), phase: phase! } };
    });
  })
  .sort((a, b) => a.turn - b.turn)
  .map(({ title, from }) => ({ title, from }));
