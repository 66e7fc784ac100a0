import { TellableError } from '../data/TellableError.ts';
import type { RootStore } from '../stores/RootStore.ts';
import type { LocalText } from '../../schemas/text.ts';

/** Milliseconds that a device may take to find out where it is. */
const LOCATION_PATIENCE = 15_000;

const noLocation: LocalText = {
  zhCN: '无法获取当前位置，请检查定位权限',
  enUS: 'The location is not available; check its permission',
};

/** Where the device is, as its browser tells. @throws TellableError where it does not */
export function locate({ locale }: RootStore, { navigator }: Window): Promise<object> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        resolve({ latitude, longitude, accuracy });
      },
      () => {
        reject(new TellableError(locale.localise(noLocation)));
      },
      { timeout: LOCATION_PATIENCE, enableHighAccuracy: true },
    );
  });
}
