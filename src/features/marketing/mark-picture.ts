import type { LogoSpec } from '#src/contract/brands/brand.ts'

const loaded = new Map<string, HTMLImageElement>()

/** Fetches a mark that is a picture, so that it can be drawn at once. One that does not come is left out of the drawing. */
export async function loadMark({ picture }: LogoSpec): Promise<void> {
  if (picture === undefined || loaded.has(picture)) return
  const image = new Image()
  image.src = picture
  try {
    await image.decode()
    loaded.set(picture, image)
  } catch {
    // The name stands beside the mark and says whose it is.
  }
}

/** The picture of a mark that was loaded; undefined where the mark is drawn, or did not come. */
export const markPicture = ({ picture }: LogoSpec): HTMLImageElement | undefined =>
  picture === undefined ? undefined : loaded.get(picture)
