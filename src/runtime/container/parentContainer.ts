import { toText } from '../../conditions/index.ts';
import type { ProvidedName } from '../../schemas/embed/protocol.ts';
import type { RootStore } from '../stores/RootStore.ts';
import { failure, memberOf, positionOf, textOf } from './apps/answers.ts';
import { imageFile, LARGEST, storeImages } from './apps/chosenImages.ts';
import { pageToShare } from './apps/pageToShare.ts';
import type { AbilityCall, Container } from './Container.ts';

/** The page around the portal, as far as it does something for it. */
export interface ParentPort {
  /** As of `Container`. */
  readonly makesRoom: boolean;
  /** Observable. */
  readonly provides: (name: ProvidedName) => boolean;
  /** As long as a person takes, and no longer than the link. @throws Error */
  readonly ask: (name: ProvidedName, params?: unknown) => Promise<unknown>;
}

/** Images that may be chosen at once. */
const MOST_IMAGES = 9;
/** Longest name of a recording that a parent keeps, for it to be translated. */
const LONGEST_VOICE = 500;

/**
 * The page of another site around the portal: it does what it says that it provides, from when it says so, and what is
 * around otherwise does the rest. Its answers are looked at as those of a chat app are.
 * @param around what does the rest: a browser, or an app
 */
export function parentContainer(
  root: RootStore,
  browser: Window,
  around: Container,
  parent: ParentPort,
): Container {
  const own = abilitiesOf(root, browser, parent);
  const names = Object.keys(own).filter((name): name is keyof typeof own => Object.hasOwn(own, name));
  return {
    name: 'parent',
    makesRoom: parent.makesRoom,
    // Read where it is drawn: the parent may say it later.
    get abilities() {
      const provided = names.filter((name) => parent.provides(name));
      const setTitle: AbilityCall = (param) => {
        const title = toText(param.title);
        void around.abilities.setTitle?.({ title });
        return parent.ask('setTitle', { title }).then(() => undefined);
      };
      return {
        ...around.abilities,
        ...Object.fromEntries(provided.map((name) => [name, own[name]])),
        ...(parent.provides('setTitle') && { setTitle }),
      };
    },
    get recordSound() {
      return parent.provides('record') ? () => soundOf(parent) : undefined;
    },
    openOutside: (url) => {
      const open = (): void => void browser.open(url, '_blank', 'noopener,noreferrer');
      if (parent.provides('openLink')) parent.ask('openLink', { url }).catch(open);
      else open();
    },
  };
}

/** Abilities that the parent may have, each with what its answer is held to. */
function abilitiesOf(root: RootStore, browser: Window, { provides, ask }: ParentPort) {
  return {
    scan: async () => {
      const answer = await ask('scan');
      return {
        text:
          typeof answer === 'string' ? textOf(root, { text: answer }, 'text') : textOf(root, answer, 'text'),
      };
    },
    chooseImage: async ({ count }) => {
      const most = Math.min(Math.max(Math.trunc(Number(count ?? MOST_IMAGES)) || 1, 1), MOST_IMAGES);
      const chosen = await ask('chooseImage', { count: most });
      if (!Array.isArray(chosen)) throw failure(root, 'unusable');
      const files = chosen.slice(0, most).map((image: unknown, at) => fileOf(root, image, `image-${at + 1}`));
      return storeImages(root, files);
    },
    record: async () => {
      const answer = await ask('record');
      const said = memberOf(answer, 'text');
      if (said !== undefined || !provides('translateVoice')) return { text: textOf(root, answer, 'text') };
      const voice = textOf(root, answer, 'voice', LONGEST_VOICE);
      return { text: textOf(root, await ask('translateVoice', { voice }), 'text') };
    },
    location: async () => positionOf(root, await ask('location')),
    openMap: async (param) => {
      // As locations are told, WGS 84.
      const { latitude, longitude } = positionOf(root, param);
      const [name, address] = [toText(param.name ?? ''), toText(param.address ?? '')];
      await ask('openMap', { latitude, longitude, name, address });
    },
    share: async (param) => {
      await ask('share', pageToShare(param, browser));
    },
    pay: async (order) => {
      if ((await ask('pay', plain(order))) === false) throw failure(root, 'failed');
    },
    close: async () => {
      await ask('close');
    },
  } satisfies Container['abilities'];
}

/** The sound that a parent records; undefined where it writes down what was said, and keeps no sound. */
async function soundOf({ ask }: ParentPort): Promise<Blob | undefined> {
  const sound = memberOf(await ask('record', { sound: true }), 'sound');
  return sound instanceof Blob && sound.size > 0 && sound.size <= LARGEST ? sound : undefined;
}

/** An image that a parent gives: a file, or its contents as base64. @throws TellableError */
function fileOf(root: RootStore, image: unknown, name: string): File {
  if (typeof image === 'string' && image.length <= LARGEST) return imageFile(root, image, name);
  if (image instanceof Blob && image.size <= LARGEST) {
    const called = image instanceof File && image.name !== '' ? image.name.slice(-100) : name;
    return new File([image], called, { type: image.type });
  }
  throw failure(root, 'unusable');
}

/** What of a step's parameters can travel to another window. */
const plain = (param: Readonly<Record<string, unknown>>): unknown =>
  JSON.parse(JSON.stringify(param)) as unknown;
