import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../../runtime/data/ApiError.ts';
import { readUserSetting, saveUserSetting } from '../../runtime/data/userSetting.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { useWide } from '../core/useWide.ts';

/** The person's own setting: the tour was taken, or not wanted. */
const SEEN = 'guide/design-tour';

/** Below this width the sides are drawn over the canvas: there is nothing to point at beside it. */
const ROOM = 1024;

export interface DesignTour {
  /** Whether the window has room for it. */
  readonly fits: boolean;
  /** Whether it is to be offered: once to each person. */
  readonly isOffered: boolean;
  readonly isRunning: boolean;
  readonly begin: () => void;
  /** Ends it, or turns the offer down. */
  readonly end: () => void;
}

/** The tour of the designer. It never begins by itself: it is offered, and found again under Help. */
export function useTour(): DesignTour {
  const { client, ui } = useRoot();
  const fits = useWide(ROOM);
  const [isKnown, setKnown] = useState(true);
  const [isRunning, run] = useState(false);
  useEffect(() => {
    let gone = false;
    readUserSetting(client, SEEN).then(
      (seen) => {
        if (!gone) setKnown(seen === true);
      },
      // An offer that does not come is no loss to somebody who has come to work: the tour stays under Help.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [client]);
  const note = useCallback((): void => {
    if (isKnown) return;
    setKnown(true);
    saveUserSetting(client, SEEN, true).catch((error: unknown) => ui.message('warning', messageOf(error)));
  }, [client, ui, isKnown]);
  const begin = useCallback(() => {
    run(true);
    note();
  }, [note]);
  const end = useCallback(() => {
    run(false);
    note();
  }, [note]);
  return { fits, isOffered: fits && !isKnown && !isRunning, isRunning: fits && isRunning, begin, end };
}
