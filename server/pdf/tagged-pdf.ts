import PDFDocument from 'pdfkit'
import { registerFonts } from './draw-text.ts'

/** From each side of the paper, in points. */
export const MARGIN = 48

export interface TaggedPdf {
  doc: PDFKit.PDFDocument
  /** What everything that is read out stands in. */
  root: PDFKit.PDFStructureElement
  /** Between the margins, in points. */
  width: number
  /** Closes the document; nothing can be drawn any more. */
  finish: () => Promise<Uint8Array<ArrayBuffer>>
}

/** A document of A4 pages in one language, tagged, so that it can be read out; the same drawing makes the same bytes. */
export function openPdf(
  lang: string,
  info: { Title: string; Author: string; CreationDate: Date },
  more: PDFKit.PDFDocumentOptions = {},
): TaggedPdf {
  const shape = { size: 'A4', margin: MARGIN, pdfVersion: '1.7', tagged: true, displayTitle: true, font: '' } as const
  const doc = new PDFDocument({ ...shape, ...more, lang, info })
  registerFonts(doc)
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', resolve)
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  return {
    doc,
    root,
    width: doc.page.width - 2 * MARGIN,
    finish: async () => {
      root.end()
      doc.end()
      await ended
      return new Uint8Array(Buffer.concat(chunks))
    },
  }
}
