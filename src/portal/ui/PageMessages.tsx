import { Button } from 'antd';
import type { Ui } from '../../runtime/stores/Ui.ts';
import type { ScreenApi } from './ScreenLayer.tsx';

/** Milliseconds within which a message belongs to the way to the next page rather than to the page that is left. */
const JUST_NOW = 1000;

/** Seconds that a message stands: shortly, as long as it takes to read, and longer where something can be done. */
const GLANCE = 3;
const CHARACTERS_READ = 12;
const TO_ACT = 8;

/** Characters of a message: nobody reads more in passing, and the page is below. The log has it whole. */
const LONGEST = 200;

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** Messages over the page. What was said of a page goes with it; what was said on the way out of it stays. */
export class PageMessages {
  private readonly api: ScreenApi['message'];
  private readonly now: () => number;
  /** When each message that still stands was said, by its key. */
  private readonly standing = new Map<string, number>();
  private count = 0;
  /** The latest message: the same one again takes its place, and so does a success, which leaves no warning standing. */
  private last: { key: string; text: string } | undefined;

  constructor(api: ScreenApi['message'], now: () => number = Date.now) {
    this.api = api;
    this.now = now;
  }

  /**
   * A line break in the text is kept. What can be done about a message closes it; so does a click on it, since it may lie
   * over what the person wants.
   */
  show: Ui['message'] = (level, text, action) => {
    if (this.last && (level === 'success' || this.last.text === text)) this.take(this.last.key);
    this.count += 1;
    const key = `said-${String(this.count)}`;
    this.last = { key, text };
    this.standing.set(key, this.now());
    void this.api.open({
      key,
      type: level,
      content: (
        <>
          {/* It is read out: the layer around it says nothing of itself. */}
          <span className="at-lines" role={level === 'error' || level === 'warning' ? 'alert' : 'status'}>
            {shortened(text)}
          </span>
          {action && (
            <Button
              type="link"
              size="small"
              autoInsertSpace={false}
              onClick={() => {
                this.take(key);
                action.run();
              }}
            >
              {action.label}
            </Button>
          )}
        </>
      ),
      duration: Math.max(action ? TO_ACT : GLANCE, text.length / CHARACTERS_READ),
      onClick: () => {
        this.take(key);
      },
      onClose: () => this.standing.delete(key),
    });
    return () => this.take(key);
  };

  /** The person is on another page now. */
  left(): void {
    for (const [key, said] of this.standing) {
      if (this.now() - said < JUST_NOW) continue;
      this.take(key);
    }
  }

  private take(key: string): void {
    if (!this.standing.delete(key)) return;
    this.api.destroy(key);
  }
}
