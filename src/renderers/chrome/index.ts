import type { Chrome } from '../../runtime/render/chrome.ts';
import { Body } from './Body.tsx';
import { Failure } from './Failure.tsx';
import { Field } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { furtherNames, icons } from './icons.ts';
import { Loading } from './Loading.tsx';
import { Placeholder } from './Placeholder.tsx';

/** The frames that the runtime draws around and instead of widgets, on antd. */
export const chrome: Chrome = {
  Body,
  Field,
  Placeholder,
  Loading,
  Failure,
  Icon,
  iconNames: [...icons.keys(), ...furtherNames].sort(),
};
