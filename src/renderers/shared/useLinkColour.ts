import { theme } from 'antd';

/**
 * The colour of links, and of whatever stands out on the soft ground of what is chosen: of the primary colour, but dark
 * enough to be read on the page, and light enough in the dark theme.
 */
export function useLinkColour(): string {
  return theme.useToken().token.colorLink;
}
