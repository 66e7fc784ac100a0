import { liveValidators } from 'virtual:live-validators';
import type { LiveMessage } from '../../schemas/wire/live.ts';
import type { Neighbours } from './neighbours.ts';

/** Whether something is what pages say to each other: any script of the origin can say anything. */
export const isLiveMessage = (said: unknown): said is LiveMessage =>
  liveValidators.liveMessage?.(said) === true;

/** The pages of the portal in this browser. */
export const browserNeighbours: Neighbours = {
  open: (name, heard) => {
    try {
      const channel = new BroadcastChannel(name);
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (isLiveMessage(data)) heard(data);
      };
      return {
        say: (message) => {
          channel.postMessage(message);
        },
        close: () => {
          channel.close();
        },
      };
    } catch {
      // Missing, or forbidden with all storage of the page.
      return undefined;
    }
  },
  locks: typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : undefined,
};
