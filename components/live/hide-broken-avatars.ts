import { eachLive } from './each-live';

/** Uncovers the letter behind a portrait that cannot be loaded. */
export function hideBrokenAvatars() {
  eachLive<HTMLImageElement>('avatar', (image) => {
    function hideIfBroken() {
      image.hidden = image.complete && !image.naturalWidth;
    }
    hideIfBroken(); // It may have failed before this script ran.
    image.onerror = hideIfBroken;
  });
}
