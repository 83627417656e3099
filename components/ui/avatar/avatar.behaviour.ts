/** Hides a portrait that failed to load, so the letter behind it shows. */
export function hideBrokenPortrait(image: HTMLImageElement) {
  function hideIfBroken() {
    const isBroken = image.complete && image.naturalWidth === 0;
    image.hidden = isBroken;
  }

  hideIfBroken(); // The image may already have failed before this script ran.
  image.onerror = hideIfBroken;
}
