import { type Character, CHARACTERS, type Rank } from '@roundhouse/rail/bot-levels';
import { usePageText } from '../../app/page-text.ts';
import { Select } from '../../ui/select.tsx';

interface Props {
  readonly rank: Rank;
  readonly character: Character;
  readonly label: string;
  readonly onChange: (character: Character) => void;
}

/** What a bot likes, and a line on what to expect of the two together. */
export function BotCharacter({ rank, character, label, onChange }: Props) {
  const t = usePageText();
  return (
    <div className="new-character">
      <Select
        label={label}
        value={character}
        values={CHARACTERS.map((value) => ({ value, label: t(`bot.${value}`) }))}
        onChange={onChange}
      />
      <span className="new-hint">
        {t(`bot.${rank}.says`)} {t(`bot.${character}.says`)}
      </span>
    </div>
  );
}
