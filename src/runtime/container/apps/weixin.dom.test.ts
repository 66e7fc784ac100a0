import { expect, test } from 'vitest';
import { weixin } from './weixin.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) MicroMessenger/8.0.42';
const ANDROID = 'Mozilla/5.0 (Linux; Android 13) MicroMessenger/8.0.34';
const SITE = 'https://campus.example.edu';

test.each([
  ['on Android the present one', ANDROID, [`${SITE}/home`], `${SITE}/app/a?x=1`],
  ['on an iPhone the one that was loaded', IPHONE, [`${SITE}/home?code=c#top`], `${SITE}/home?code=c`],
  ['the present one where the other carries a token', IPHONE, [`${SITE}/home?token=t`], `${SITE}/app/a?x=1`],
  ['the present one where nothing is known of the other', IPHONE, [], `${SITE}/app/a?x=1`],
])('the address that is signed: %s', (_, userAgent, loaded, signed) => {
  const browser = Object.create(window, {
    navigator: { value: { userAgent } },
    location: { value: { href: `${SITE}/app/a?x=1#part` } },
    performance: { value: { getEntriesByType: () => loaded.map((name) => ({ name })) } },
  }) as Window;
  expect(weixin.signedAddress(browser)).toBe(signed);
});
