import { PDFDocument } from '@cantoo/pdf-lib'

/** One page of the given size in points with the JPEG over all of it. */
export async function createCreativePdf(
  jpeg: Uint8Array,
  page: { w: number; h: number },
  about: { title: string; language: string },
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.setTitle(about.title)
  pdf.setLanguage(about.language)
  const image = await pdf.embedJpg(jpeg)
  pdf.addPage([page.w, page.h]).drawImage(image, { x: 0, y: 0, width: page.w, height: page.h })
  return pdf.save()
}
