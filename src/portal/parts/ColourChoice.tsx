import { CheckOutlined } from '@ant-design/icons';
import { useText } from '../../runtime/locale/useText.ts';
import { appearanceLocale } from './appearance.locale.ts';

interface ColourChoiceProps {
  labelledBy: string;
  /** CSS colours. */
  colours: readonly string[];
  /** Another one than these is none of them. */
  value: string;
  choose: (colour: string) => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** One of some colours: one stop for Tab, and arrows choose, as radio buttons have it. */
export function ColourChoice({ labelledBy, colours, value, choose }: ColourChoiceProps) {
  const text = useText(appearanceLocale);
  const at = colours.indexOf(value);
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      className="at-colours"
      onKeyDown={(event) => {
        const step = STEPS[event.key];
        if (step === undefined) return;
        event.preventDefault();
        const next = (Math.max(at, 0) + step + colours.length) % colours.length;
        const colour = colours[next];
        if (colour !== undefined) choose(colour);
        event.currentTarget.querySelectorAll('button')[next]?.focus();
      }}
    >
      {colours.map((colour, place) => (
        <button
          key={colour}
          type="button"
          role="radio"
          aria-checked={place === at}
          aria-label={text('colourOption', { colour })}
          tabIndex={place === Math.max(at, 0) ? 0 : -1}
          className="at-plain"
          style={{ background: colour }}
          onClick={() => choose(colour)}
        >
          {place === at && <CheckOutlined aria-hidden />}
        </button>
      ))}
    </div>
  );
}
