import { fileURLToPath } from 'node:url'

/** The product's fonts as files. The build copies the folder beside the built server. Licences: public/fonts/LICENSES.md. */
export const FONTS = fileURLToPath(new URL('./fonts', import.meta.url))
