import { pageOf, FRAMES } from './creative-sizes.ts'
import { paintCreative } from './draw-creative.ts'
import type { Creative } from './draw-creative.ts'
import { loadFonts } from './load-fonts.ts'

export type CreativeKind = 'png' | 'pdf'
const TYPES = { png: 'image/png', pdf: 'application/pdf' } as const
const JPEG_QUALITY = 0.95

/** The picture as a file, at its full size. */
export async function createCreativeFile(creative: Creative, kind: CreativeKind, name: string): Promise<File> {
  await loadFonts(creative.brand)
  const canvas = document.createElement('canvas')
  paintCreative(canvas, creative, FRAMES[creative.size].scale)
  if (kind === 'png') return new File([await blobOf(canvas, TYPES.png)], `${name}.png`, { type: TYPES.png })
  const [{ createCreativePdf }, jpeg] = await Promise.all([
    import('./creative-pdf.ts'),
    blobOf(canvas, 'image/jpeg').then((blob) => blob.arrayBuffer()),
  ])
  const about = { title: creative.words.headline, language: creative.language }
  const bytes = await createCreativePdf(new Uint8Array(jpeg), pageOf(creative.size), about)
  return new File([new Uint8Array(bytes)], `${name}.pdf`, { type: TYPES.pdf })
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))),
      type,
      JPEG_QUALITY,
    )
  })
}

/** Hands a file to the browser's downloads. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
