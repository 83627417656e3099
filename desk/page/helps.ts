/**
 * Photos are made smaller by Sveltia CMS, as WebP. A browser that cannot write it (Safari) would
 * make a PNG, many times as large: it makes a JPEG.
 */
export function encodeAsJpeg(): void {
  const { convertToBlob } = OffscreenCanvas.prototype;
  OffscreenCanvas.prototype.convertToBlob = async function (options) {
    const blob = await convertToBlob.call(this, options);
    const isMeant = !options?.type || blob.type === options.type;
    return isMeant ? blob : convertToBlob.call(this, { ...options, type: 'image/jpeg' });
  };
}

/** What is taken out of a list does not come back; Sveltia CMS does not ask. */
export function askBeforeRemoving(): void {
  const ask = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button[aria-label]');
    const isRemoval = button && /^(Remover|Tirar) /.test(button.ariaLabel ?? '');
    if (isRemoval && !confirm('Tirar? Só muda no site depois de Salvar.')) {
      event.stopPropagation();
      event.preventDefault();
    }
  };
  addEventListener('click', ask, true);
}
