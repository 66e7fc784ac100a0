import type { Ability } from '../../schemas/container.ts';

/** What one ability does with what a step gave it. @throws Error with a message for the person */
export type AbilityCall = (param: Readonly<Record<string, unknown>>) => unknown;

/** What surrounds the portal: a browser, a messenger, an app. What it cannot do is absent. */
export interface Container {
  readonly name: string;
  readonly abilities: Readonly<Partial<Record<Ability, AbilityCall>>>;
  /** Records a sound, where what surrounds the page can; undefined where it gives none after all. @throws Error for the person */
  readonly recordSound?: (() => Promise<Blob | undefined>) | undefined;
  /** The page is as high as its content, for which what surrounds it makes room: nothing need fit into the window. */
  readonly makesRoom?: boolean;
  /**
   * Shows the title of a page in what surrounds it, where that does not read the title of the document; absent: it does.
   * Never throws.
   */
  readonly showTitle?: (title: string) => void;
  /**
   * Opens addresses of other sites, where the page may not: it stands in another site. Pages of the portal then stay where
   * they are opened, and open no windows. Never throws; absent: the browser opens them.
   */
  readonly openOutside?: (url: string) => void;
}
