import type { LogLine } from './log.ts';
import { SubjectName } from './subject.tsx';
import { useSentence } from './use-sentence.ts';
import './struck.css';

/** Lines of what is gone or would be: struck through, each with the number of its moment. */
export function Struck({ lines }: { readonly lines: readonly LogLine[] }) {
  const sentence = useSentence();
  return (
    <ol className="struck">
      {lines.map((line, i) => (
        // Several lines may belong to one moment, and lines never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${line.seq} ${i}`}>
          <s>
            <SubjectName line={line} />
            {sentence(line)}
          </s>
          <span className="num">{line.seq}</span>
        </li>
      ))}
    </ol>
  );
}
