/** Hides a portrait that failed to load, to show the letter behind it. */
export function hideBrokenPortrait(image: HTMLImageElement) {
  function hideIfBroken() {
    image.hidden = image.complete && !image.naturalWidth;
  }
  hideIfBroken(); // The image may have failed before this script ran.
  image.onerror = hideIfBroken;
}
