import { theme } from 'antd';
import { useRoot } from '../../runtime/stores/RootContext.tsx';

/**
 * The colour of links: of the primary colour, but dark enough to be read on the page, and light enough in the dark
 * theme. A change of theme changes the token as well, so that whoever asks draws again.
 */
export function useLinkColour(): string {
  const { token } = theme.useToken();
  const { dark } = useRoot().theme;
  return dark ? token.colorPrimaryHover : token.colorPrimaryActive;
}
